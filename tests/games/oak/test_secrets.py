"""Who knows what of the piles, and that a game can be saved, copied and dealt anew."""

from __future__ import annotations

from nemeton.engine.chance import Fast
from nemeton.games.oak.game import GAME
from nemeton.games.oak.kinds import CAILLEACH, STORYTELLING, deed_of
from nemeton.games.oak.state import Oak
from tests.games.oak.table import Table


def renewed() -> Table:
    table = Table().tiles(1, 2, 3)
    return table.answer("renew", 1).answer("tiles_under", 3, 1, 2)


def test_only_who_put_cards_under_the_pile_knows_their_order() -> None:
    table = renewed()

    layers = [table.state.view(seat)["board"]["artifact_pile"][-1] for seat in (0, 1, None)]

    assert layers[0] == {"count": 3, "order": [3, 1, 2]}
    assert layers[1] == layers[2] == {"count": 3, "cards": [1, 2, 3]}


def test_dealt_anew_the_order_stays_for_who_knows_it_and_varies_for_others() -> None:
    game = renewed().state
    orders = {0: set(), 1: set()}  # type: dict[int, set[tuple[int, ...]]]
    for seat in (0, 1):
        for seed in range(40):
            twin = game.determinize(seat, seed)
            assert isinstance(twin, Oak)
            assert twin.view(seat) == game.view(seat)
            assert twin.faults() == []
            orders[seat].add(tuple(twin.artifact_pile.layers[-1].cards))

    assert orders[0] == {(3, 1, 2)}
    assert len(orders[1]) == 6


def looking() -> Table:
    table = Table().creature(CAILLEACH).display(3, 4, 5)
    table.holdings().limits[1] = 2
    return table.answer("temple", STORYTELLING, 1, deed_of(STORYTELLING, 1)).answer("look")


def test_the_six_cards_of_the_cailleach_are_seen_by_one() -> None:
    game = looking().state
    seen = {
        tuple(twin.looked)
        for seed in range(20)
        if isinstance(twin := game.determinize(1, seed), Oak)
    }

    assert len(seen) > 1
    twin = game.determinize(0, 5)
    assert isinstance(twin, Oak)
    assert twin.looked == game.looked
    assert twin.options() == game.options()


def test_where_nobody_looks_at_cards_everybody_sees_the_same() -> None:
    game = Table().state

    assert game.view(0) == game.view(1) == game.view(None)


def test_what_she_put_back_is_known_to_her_alone() -> None:
    table = looking()
    table.answer(*table.offered("keep")[0])
    game = table.state

    mine = game.view(0)["board"]["creature_pile"][-1]
    theirs = game.view(1)["board"]["creature_pile"][-1]
    assert len(mine["cards"]) == 5
    assert theirs == {"count": 5}
    put_back = set()
    for seed in range(20):
        twin = game.determinize(1, seed)
        assert isinstance(twin, Oak)
        put_back.add(tuple(twin.creature_pile.layers[-1].cards))
    assert len(put_back) > 1


def test_a_game_can_be_saved_copied_and_replayed_anywhere() -> None:
    for players in (1, 2, 3, 4):
        game = GAME.start(players=players, seed=players, eclipse=True)
        rng = Fast(players)
        while not game.over:
            if game.number % 7 == 0:
                saved = game.save()
                again = GAME.load(saved)
                assert again == game
                assert again.options() == game.options()
                twin = game.clone()
                before = twin.save()
                game.choose(game.sample(rng))
                after = twin.save()
                assert before == after
                continue
            game.choose(game.sample(rng))
            assert game.faults() == []
        assert game.number <= GAME.bound(game.setup)
        assert GAME.replay(game.record) == game
