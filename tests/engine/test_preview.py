"""A preview says what a choice would change, by what the seat may know, and changes nothing."""

from __future__ import annotations

import pytest

import nemeton

FIRE = "b1=vT/b2=gD/c2=gT,gT green place1 g:10.3.2.2.1.1.1.1 v:11.3.3.2.1.1.1.1 burnt:0.0"


def keys(preview: nemeton.Preview) -> list[str]:
    return [each.key for each in preview.changes]


def test_it_names_costs_gains_and_what_follows() -> None:
    state = nemeton.game("cernunos").position(FIRE)
    before = state.save()

    seen = state.preview(("place", 7, 2), 0, "en")

    assert seen.cost == ["2 Trees of yours burn: c2."]
    assert "A Tree of Violet burns: b1." in seen.gain
    assert seen.weighty
    assert not state.preview(("place", 2, 0), 0, "en").weighty
    assert seen.view is not None
    assert seen.view["board"]["burnt"] == [2, 1]
    assert state.save() == before


def test_it_ends_where_the_turn_ends() -> None:
    state = nemeton.game("cernunos").position(FIRE)
    state.choose(("place", 2, 0))

    seen = state.preview(("place", 2, 3), 0, "fr")

    assert seen.then == ["Votre tour s’achève."]
    assert seen.view is not None
    assert seen.view["board"]["cells"][1] == [{"owner": 1, "token": 0}]  # nothing has grown yet


def test_what_a_boar_pushes_is_yours_or_theirs() -> None:
    line = "a1=gT/c1=vT green place1 g:11.3.3.2.1.1.1.1 v:11.3.3.2.1.1.1.1 burnt:0.0"
    state = nemeton.game("cernunos").position(line)
    state.choose(("place", 1, 1))  # a Boar between the two Trees

    own, theirs = (state.preview(("push", cell), 0, "en").then for cell in (0, 2))

    assert own[0] == "Your Tree goes from a1 to d1."
    assert theirs[0] == "Violet’s Tree goes from c1 to d1."


def test_the_last_token_of_a_reserve_is_told() -> None:
    line = "a1=gT/d3=vT green place2 g:0.0.1.0.0.0.0.0 v:2.0.0.0.0.0.0.0 burnt:0.0"
    state = nemeton.game("cernunos").position(line)

    said = state.preview(("place", 2, 5), 0, "en").then

    assert said[0].startswith("Your reserve is empty: your rival may place one last token")
    assert state.preview(("place", 2, 5), 0, "fr").then[0].startswith("Votre réserve est vide")


def test_losing_the_last_cell_is_a_french_sentence() -> None:
    line = "b2=vT green place1 g:12.3.3.2.1.1.1.1 v:11.3.3.2.1.1.1.1 burnt:0.0"
    state = nemeton.game("cernunos").position(line)

    assert state.preview(("place", 2, 5), 0, "fr").gain[1] == (
        "Violet ne tient plus aucune case (avant\N{NO-BREAK SPACE}: 1)."
    )


def test_luck_is_not_told() -> None:
    """The Marquise marches, then ends her turn: which card she draws nobody knows."""
    state = nemeton.game("root").start(players=2, seed=3, log=False)
    rng = nemeton.Fast(1)
    seen: list[str] = []
    while not seen and not state.over:
        for option in state.options():
            if option == nemeton.PASS:
                preview = state.preview(option, state.pending().seat(state), "en")
                seen = [text for text in preview.then if text.startswith("Luck")]
        state.choose(state.sample(rng))

    assert seen == ["Luck decides what comes then."]


def test_a_whole_set_is_previewed() -> None:
    state = nemeton.game("root").start(players=4, seed=1, log=False)
    rng = nemeton.Fast(2)
    while state.decision is not None and state.decision.prompt != "discard":
        state.choose(state.sample(rng))
    decision = state.decision
    assert decision is not None
    assert decision.several is not None
    members = [member for member, _ in zip(decision.several.members, range(9), strict=False)]

    seen = state.preview(members[: decision.several.most], decision.seat, "en")

    assert keys(seen)[0] == "loss-cards"


def test_what_is_no_option_of_the_seat_asked_is_refused_in_words() -> None:
    state = nemeton.game("cernunos").start(seed=1)

    for wrong in (("place", 99, 0), ("x",), [], "place", [["place", 0, 0], ["place", 0, 1]]):
        with pytest.raises(nemeton.IllegalChoice):
            state.preview(wrong, 0, "en")
    with pytest.raises(nemeton.BadInput) as refused:
        state.preview(("place", 0, 0), 1, "en")
    assert refused.value.said("fr") == "La place 1 n’est pas interrogée en ce moment."
