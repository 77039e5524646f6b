/** A position of Cernunos set up by hand: tokens go from the reserves to the cells and back; the server says whether it can be. */

import type { Colour } from '../art/disc';
import { STAGES, type Stage, written } from '../games/cernunos/notation';
import { CELLS, type Clearing, clearing, powers, TOKENS, TREE } from '../games/cernunos/view';
import type { Plugin } from '../games/plugin';
import type { Analysis } from './analysis.svelte';
import { api } from './api';
import type { DecisionInfo, GameInfo, HintedOption, LogLine, ResultInfo } from './protocol';
import { errorText } from './refusal';
import type { Scene, View } from './scene';
import { Selection } from './selection.svelte';
import type { Option, Speech } from './speech';

export { STAGES, type Stage };

const DUE: Record<string, Stage> = { second: 'place2', last: 'last' };

const copied = (board: Clearing): Clearing => ({
  ...board,
  cells: board.cells.map((stack) => [...stack]),
  reserves: board.reserves.map((counts) => [...counts]),
  burnt: [...board.burnt],
  waiting: [],
});

export class SetUp implements Scene {
  /** Whose tokens are put down now. */
  owner = $state(0);
  taking = $state(false);
  /** Who is to move, and what is due. */
  turn = $state(0);
  stage = $state<Stage>('place1');
  /** Why the position cannot be; empty where it can. */
  trouble = $state('');
  aimed = $state('');
  private board = $state.raw<Clearing>()!;
  readonly game: GameInfo;
  readonly speech: Speech;
  readonly plugin: Plugin | null;
  readonly selection: Selection;
  readonly viewer = null;
  readonly result: ResultInfo | null = null;
  readonly news = null;
  readonly hint: HintedOption | null = null;
  readonly foreseen = null;
  readonly refusal = null;
  readonly lines: readonly LogLine[] = [];
  readonly lastLines: readonly LogLine[] = [];
  readonly asked = true;

  constructor(private readonly analysis: Analysis) {
    this.game = analysis.game;
    this.speech = analysis.speech;
    this.plugin = analysis.plugin;
    this.selection = new Selection(
      { ...this.game },
      (option) => this.take(option),
      () => false,
    );
    this.turn = analysis.decision?.seat ?? 0;
    this.owner = this.turn;
    this.stage = DUE[analysis.view.turn.phase] ?? 'place1';
    this.change(copied(clearing(analysis)));
  }

  get view(): View {
    return { ...this.analysis.view, board: this.board as unknown as Record<string, unknown> };
  }
  get components(): Record<string, unknown> {
    return this.analysis.components;
  }
  get side(): number {
    return this.analysis.side;
  }
  get burnt(): readonly number[] {
    return this.board.burnt;
  }
  get text(): string {
    return written(this.board, this.turn, this.stage);
  }
  /** What can be touched: a token from the reserve and any cell, or the top of a stack. */
  get decision(): DecisionInfo {
    const held = this.board.reserves[this.owner] ?? [];
    const put = TOKENS.filter((token) => (held[token] ?? 0) > 0).flatMap((token) =>
      CELLS.map((cell) => ['place', token, cell]),
    );
    const off = CELLS.filter((cell) => this.board.cells[cell]?.length).map((cell) => ['lift', cell]);
    return {
      number: 0,
      seat: this.owner,
      prompt: this.taking ? 'lift' : 'place',
      params: {},
      rule: '',
      secret: false,
      options: this.taking ? off : put,
      several: null,
      weighty: [],
    };
  }
  seatName(seat: number): string {
    return this.analysis.seatName(seat);
  }
  seatColour(seat: number): Colour {
    return this.analysis.seatColour(seat);
  }
  isYou(): boolean {
    return false;
  }
  refuse(_option: Option): void {}

  /** Which tool the hand holds: tokens of one side, or none, to take away. */
  use(owner: number | null): void {
    this.taking = owner === null;
    this.owner = owner ?? this.owner;
    this.selection.askFor(this.decision);
  }

  /** All tokens back in their reserves. */
  clear(): void {
    const board = copied(this.board);
    for (const { owner, token } of board.cells.flat()) this.give(board, owner, token, 1);
    for (const [owner, count] of board.burnt.entries()) this.give(board, owner, TREE, count);
    this.change({ ...board, cells: CELLS.map(() => []), burnt: [0, 0] });
  }

  /** One Tree more or less beside the board. */
  burn(owner: number, count: number): void {
    const board = copied(this.board);
    const kept = board.reserves[owner]?.[TREE] ?? 0;
    const lost = board.burnt[owner] ?? 0;
    if (kept - count < 0 || lost + count < 0) return;
    this.give(board, owner, TREE, -count);
    board.burnt[owner] = lost + count;
    this.change(board);
  }

  /** Who moves, and what is due. */
  due(turn: number, stage: Stage): void {
    this.turn = turn;
    this.stage = stage;
    void this.check();
  }

  /** The analysis goes on from here. */
  async done(): Promise<boolean> {
    const shown = await this.analysis.show(this.text, [], 0);
    this.trouble = shown ? '' : this.analysis.trouble;
    this.analysis.trouble = '';
    return shown;
  }

  private take(option: Option): void {
    const board = copied(this.board);
    const cell = Number(option.at(-1));
    const stack = board.cells[cell] ?? [];
    const token = option[0] === 'place' ? Number(option[1]) : undefined;
    if (token === undefined) {
      const off = stack.pop();
      if (off) this.give(board, off.owner, off.token, 1);
    } else {
      stack.push({ owner: this.owner, token });
      this.give(board, this.owner, token, -1);
    }
    const left = token !== undefined && (board.reserves[this.owner]?.[token] ?? 0) > 0;
    this.change(board);
    if (left) this.selection.swap('token', token); // so that several of a kind go quickly
  }

  private give(board: Clearing, owner: number, token: number, count: number): void {
    const held = board.reserves[owner];
    if (held) held[token] = (held[token] ?? 0) + count;
  }

  private change(board: Clearing): void {
    this.board = { ...board, power: powers(board.cells, board.reach) };
    this.selection.askFor(this.decision);
    void this.check();
  }

  /** Asks the server, which knows the rules. */
  private async check(): Promise<void> {
    const position = this.text;
    let trouble = '';
    try {
      await api.analysed(this.game.name, { position, moves: [] });
    } catch (error) {
      trouble = errorText(error);
    }
    if (position === this.text) this.trouble = trouble;
  }
}
