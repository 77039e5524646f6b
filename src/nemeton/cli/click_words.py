"""Commands, options and usage errors of click, worded in the user's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

from nemeton.cli import completion
from nemeton.cli.console import Console
from nemeton.engine.errors import BadInput

__all__ = ["Command", "Group", "argument", "language", "option", "usage_fault"]


class Localized(click.Command):
    """A command whose help is in the language of a console."""

    console: Console

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(
            ctx.command_path, pieces, prefix=self.console.text("help-usage") + " "
        )

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [param.get_help_record(ctx) for param in self.get_params(ctx) if is_option(param)]
        with formatter.section(self.console.text("help-options")):
            formatter.write_dl([record for record in records if record is not None])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = self.console.text("help-help")
        return found


class Command(Localized):
    """One command: what it does is said by `help-<name>`; of a group, `help-<group>-<name>`."""

    def __init__(
        self,
        console: Console,
        name: str,
        callback: Callable[..., Any],
        params: Sequence[click.Parameter],
        group: str = "",
    ) -> None:
        self.console = console
        super().__init__(
            name,
            callback=callback,
            params=[*params, language(console)],
            help=console.text(f"help-{group}-{name}" if group else f"help-{name}"),
            options_metavar=console.text("help-options-mark"),
        )


class Group(Localized, click.Group):
    """All commands; each is made when it is asked for, since importing it may take a while."""

    def __init__(
        self,
        console: Console,
        name: str,
        names: Sequence[str],
        load: Callable[[str], click.Command],
    ) -> None:
        self.console = console
        self.names = names
        self.load = load
        click.Group.__init__(
            self,
            name,
            params=[language(console)],
            help=console.text(f"help-{name}"),
            invoke_without_command=True,
            callback=lambda **_: None,
            options_metavar=console.text("help-options-mark"),
            subcommand_metavar=console.text("help-command-mark"),
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in self.names and cmd_name not in self.commands:
            self.commands[cmd_name] = self.load(cmd_name)
        return self.commands.get(cmd_name)

    def invoke(self, ctx: click.Context) -> Any:
        if not ctx._protected_args and not ctx.args:
            click.echo(ctx.get_help())
            return 0
        return super().invoke(ctx)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        unknown = args and args[0] not in self.names and not args[0].startswith("-")
        if unknown and not ctx.resilient_parsing:  # which is: while a shell completes
            allowed = ", ".join(self.names)
            raise BadInput("unknown-command", command=args[0][:40], allowed=allowed)
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(self.console.text("help-commands")):
            loaded = [(name, self.get_command(ctx, name)) for name in self.names]
            formatter.write_dl(
                [(name, each.get_short_help_str(200)) for name, each in loaded if each]
            )


def is_option(parameter: click.Parameter) -> bool:
    return isinstance(parameter, click.Option)


def option(console: Console, command: str, name: str, **more: Any) -> click.Option:
    """An option worded by `help-<command>-<name>`, its value by `value-<…>`."""
    return click.Option([f"--{name}"], help=console.text(f"help-{command}-{name}"), **more)


def argument(name: str, **more: Any) -> click.Argument:
    return click.Argument([name.lower()], metavar=name, **more)


def language(console: Console) -> click.Option:
    """Read before anything else, since it words the errors too; here it is only accepted."""
    return click.Option(
        ["--lang"],
        metavar="fr|en",
        help=console.text("help-lang"),
        expose_value=False,
        shell_complete=completion.locales,
    )


def usage_fault(console: Console, error: click.UsageError) -> str:
    """What is wrong with the command line, in one sentence."""
    if isinstance(error, click.NoSuchOption):
        return console.text("usage-option", option=error.option_name[:40])
    if isinstance(error, click.MissingParameter):
        name = error.param.make_metavar(error.ctx) if error.param and error.ctx else ""
        return console.text("usage-missing", name=name)
    if isinstance(error, click.BadOptionUsage):
        return console.text("usage-value", option=error.option_name[:40])
    command = error.ctx.command_path if error.ctx is not None else "nemeton"
    return console.text("usage-other", command=command)
