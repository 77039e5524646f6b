"""What a choice would change: life energy, resources, trees, seeds, the tiles of a solo game."""

from __future__ import annotations

from nemeton.engine.chance import Fast
from nemeton.engine.flow import PASS, Option
from nemeton.engine.text import Saying
from nemeton.games.pangaia.kinds import CORRUPTED, CROWN, LAND_TYPES, RITUALS, SEED_NAMES
from nemeton.games.pangaia.laws.blessings import SPURT_DISCOUNT
from nemeton.games.pangaia.laws.board import corrupted_tile, empty_slots, seeds_on, who
from nemeton.games.pangaia.laws.growth import IMPOSSIBLE, neighbours, rivals, sprouting_cost
from nemeton.games.pangaia.laws.planting import OfferPlanting
from nemeton.games.pangaia.laws.treetops import DemandPayment, growth_in_hand, slot_cost
from nemeton.games.pangaia.state import Pangaia

__all__ = ["changes", "weighty"]

SHOWS = ("buy", "draw_secret")  # what turns up cards that the player has not seen
SPENDS = ("fell", "pray_secret", "convert", "heal", "nourish")
PAID = ("grow", "seal")  # where there is more than one way to pay, the payment waits for a key
RITUAL = ("pray", "pray_secret", "connect", "chain", "grove", "crown")


def changes(before: Pangaia, after: Pangaia, seat: int) -> list[Saying]:
    """For the side of that seat; what others win is a loss."""
    if len(before.continent.tiles) != len(after.continent.tiles) or not before.energy:
        return []  # the continent is still being laid
    return [
        *blessings(before, after, seat),
        *energy(before, after, seat),
        *resources(before, after, seat),
        *trees(before, after, seat),
        *treetops(before, after, seat),
        *seeds(before, after, seat),
        *land(before, after),
        *contest(before, after, seat),
        *([Saying("next-last_round")] if after.ending and not before.ending else []),
    ]


# What is owned


def energy(before: Pangaia, after: Pangaia, seat: int) -> list[Saying]:
    """3.10 The life energy of every player; what is paid beside resources is told with them."""
    said: list[Saying] = []
    for player in range(before.rules.players):
        old, new = before.energy[player], after.energy[player]
        if player == seat and old != new and not (new < old and paid(before, after, seat)):
            key = "gain-own_energy" if new > old else "loss-own_energy"
            said.append(Saying(key, before=old, after=new))
        elif player != seat and old != new:
            key = "loss-energy" if new > old else "gain-energy"
            said.append(Saying(key, player=player, before=old, after=new))
    return said


def paid(before: Pangaia, after: Pangaia, player: int) -> list[int]:
    """The resources that leave a player."""
    return taken_by(after, before, player)


def taken_by(before: Pangaia, after: Pangaia, player: int) -> list[int]:
    """The resources that come to a player."""
    found: list[int] = []
    for kind in range(len(LAND_TYPES)):
        place = player * len(LAND_TYPES) + kind
        found += [kind] * (after.resources[place] - before.resources[place])
    return found


def resources(before: Pangaia, after: Pangaia, seat: int) -> list[Saying]:
    """K2 What is paid; A2, RT5 what is taken, by others too."""
    said: list[Saying] = []
    for player in range(before.rules.players):
        taken = taken_by(before, after, player)
        if player != seat and taken:
            said.append(Saying("loss-rival_resources", player=player, resource=taken))
        elif taken:
            said.append(Saying("gain-resources", resource=taken))
    price = paid(before, after, seat)
    old, new = before.energy[seat], after.energy[seat]
    if price and new < old:
        said.insert(0, Saying("loss-payment", resource=price, before=old, after=new))
    elif price:
        said.insert(0, Saying("loss-resources", resource=price))
    return said


def blessings(before: Pangaia, after: Pangaia, seat: int) -> list[Saying]:
    """V3 Blessings are played once."""
    left = after.hands[seat].copy() if seat < len(after.hands) else []
    said: list[Saying] = []
    for blessing in before.hands[seat] if seat < len(before.hands) else []:
        if blessing in left:
            left.remove(blessing)
        else:
            said.append(Saying("loss-blessing", blessing=blessing))
    return said


# The continent


def trees(before: Pangaia, after: Pangaia, seat: int) -> list[Saying]:
    """G3 Trees that sprout, K3 grow, D1 lose a treetop or die."""
    said: list[Saying] = []
    levels = declined(before, after, seat)
    for own in (True, False):
        moved: list[tuple[int, int, int]] = []
        for place in before.continent.lands:
            old, new = before.level[place], levels[place]
            owner = after.holder[place] if new else before.holder[place]
            if old != new and (owner == seat) == own:
                moved.append((place, old, new))
        said += grown(moved, "gain" if own else "loss") + withered(moved, "loss" if own else "gain")
    return said


def grown(moved: list[tuple[int, int, int]], sign: str) -> list[Saying]:
    """What sprouts together is told in one sentence."""
    sprouts = [place for place, old, _ in moved if not old]
    taller = [each for each in moved if 0 < each[1] < each[2]]
    return all_of(f"{sign}-sprouts", sprouts) + by_level(f"{sign}-level", taller)


def withered(moved: list[tuple[int, int, int]], sign: str) -> list[Saying]:
    """What dies together is told in one sentence."""
    dies = [place for place, _, new in moved if not new]
    lower = [each for each in moved if each[1] > each[2] > 0]
    return all_of(f"{sign}-dies", dies) + by_level(f"{sign}-level", lower)


def all_of(key: str, lands: list[int]) -> list[Saying]:
    return [Saying(key, lands=lands, count=len(lands))] if lands else []


def by_level(key: str, moved: list[tuple[int, int, int]]) -> list[Saying]:
    return [Saying(key, land=place, before=old, after=new) for place, old, new in moved]


def declined(before: Pangaia, after: Pangaia, seat: int) -> list[int]:
    """RT10 After a ritual its own trees wither, and a crowned one dies: the levels then, also where
    luck or a question comes before that; Z20 alone, the corrupted trees of it lose a level, too."""
    levels = after.level.copy()
    losing = (seat, CORRUPTED) if before.rules.solo else (seat,)
    for _, key, params in after.events(seat):
        if key == "ritual":
            crown = RITUALS[params["card"]][0] == CROWN
            for each in params["lands"]:
                if before.holder[each] in losing and levels[each] == before.level[each]:
                    levels[each] = 0 if crown else levels[each] - 1
    return levels


def treetops(before: Pangaia, after: Pangaia, seat: int) -> list[Saying]:
    """D1, D3 Treetops that come back to the board, and what slots count for at the end by then."""
    count = 0 if before.pending().prompt == "return_treetop" else coming_back(before, after, seat)
    old, new = empty_slots(before, seat), empty_slots(after, seat)
    if count and count == old.bit_count():
        new = 0  # there is no other place for them
    said = [Saying("loss-treetops", count=count)] if count else []
    worth = worth_at_end(before, new) - worth_at_end(before, old)
    if worth:
        said.append(Saying("gain-slots" if worth > 0 else "loss-slots", count=abs(worth)))
    return said


def coming_back(before: Pangaia, after: Pangaia, seat: int) -> int:
    """How many treetops leave the trees of a player; a tree of level 1 has none."""
    levels = declined(before, after, seat)
    return sum(
        before.level[place] - max(1, levels[place])
        for place in before.continent.lands
        if before.holder[place] == seat and levels[place] < before.level[place]
    )


def worth_at_end(game: Pangaia, slots: int) -> int:
    """E5 The life energy printed on these slots; the solo game is not counted."""
    energy = [] if game.rules.solo else game.rules.components.slot_energy
    return sum(each for slot, each in enumerate(energy) if slots >> slot & 1)


def seeds(before: Pangaia, after: Pangaia, seat: int) -> list[Saying]:
    """P1 Seeds that are planted, moved or sent back; K4 seeds that come free for good."""
    shifts = [
        (place, seeds_on(after, seat, place) - seeds_on(before, seat, place))
        for place in before.continent.lands
    ]
    planted = [place for place, more in shifts if more > 0]
    gone = [place for place, more in shifts if more < 0 and not after.level[place]]
    lost = sum(-more for place, more in shifts if place in gone)
    said = [Saying("loss-seeds", lands=gone, count=lost)] if gone else []
    if planted:
        count = sum(more for _, more in shifts if more > 0)
        said.append(Saying("gain-seeds", lands=planted, count=count))
    freed = before.locked[seat] & ~after.locked[seat]
    return said + [
        Saying("gain-freed", seed=seed) for seed in range(len(SEED_NAMES)) if freed >> seed & 1
    ]


def contest(before: Pangaia, after: Pangaia, seat: int) -> list[Saying]:
    """G3, G4 Where a seed comes to lie: who has how many, neighbours, the price of a tree."""
    said: list[Saying] = []
    alone: list[int] = []
    after = with_a_seed(after, seat)
    for place in before.continent.lands:
        own = seeds_on(after, seat, place)
        cost = sprouting_cost(after, seat, place)
        if own <= seeds_on(before, seat, place) or cost == IMPOSSIBLE:
            continue
        most, others = rivals(after, seat, place)
        if not others:
            alone.append(place)
            continue
        near, theirs = neighbours(after, seat, place), neighbours(after, others[0], place)
        there = Saying("next-contest", land=place, own=own, near=near)
        there.params.update(player=who(after, others[0]), most=most, theirs=theirs)
        said += [there, *([] if after.ending else [Saying("next-price", cost=cost)])]
    return all_of("next-alone_last" if after.ending else "next-alone", alone) + said


def with_a_seed(game: Pangaia, seat: int) -> Pangaia:
    """A1 The land is named before its seeds are: one of them will lie there."""
    asked = game.stack[-1] if game.stack else None
    if not isinstance(asked, OfferPlanting) or not asked.must or asked.side != seat:
        return game
    twin = game.clone()
    assert isinstance(twin, Pangaia)
    twin.seeds[seat * game.rules.hexes + asked.lands[0]] += 1
    return twin


def land(before: Pangaia, after: Pangaia) -> list[Saying]:
    """Z18 Land energy and corruption, tile by tile, alone against the Corrupted Spirit."""
    said: list[Saying] = []
    for tile in range(len(before.land_energy)):
        if before.marked[tile] != after.marked[tile]:
            said.append(
                Saying("loss-corrupted" if after.marked[tile] else "gain-healed", tile=tile)
            )
        old, new = before.land_energy[tile], after.land_energy[tile]
        if old != new:
            key = "gain-land" if new > old else "loss-land"
            said.append(Saying(key, tile=tile, before=old, after=new))
    return said


def weighty(game: Pangaia, option: Option) -> bool:
    """Whether a tree would die, hidden cards turn up, a price be paid unasked, a turn end that has
    a treetop left to place, or a ritual or blessing be played with nothing more to choose."""
    asked = game.pending()
    if option[0] in SHOWS or option[0] in SPENDS:
        return True
    if option[0] == "plant":
        return corrupted_tile(game, int(option[2]))  # A36 its healing is paid first
    if option == PASS:
        return asked.prompt == "grow" and growth_in_hand(game, asked.seat(game))
    if option[0] in PAID:
        return paid_unasked(game, option)
    if option[0] not in RITUAL and option[0] != "bless":
        return False
    twin = game.clone()
    assert isinstance(twin, Pangaia)
    twin.setup, twin.chance = game.setup.without_seed(), Fast(1)  # never the luck of the table
    twin.trusted = option
    twin.choose(option)
    if option[0] == "bless":
        return twin.over or twin.pending().prompt == asked.prompt
    return sum(twin.played) > sum(game.played)


def paid_unasked(game: Pangaia, option: Option) -> bool:
    """K2 Whether there is only one way to pay for this slot."""
    asked = game.pending()
    discount = SPURT_DISCOUNT if asked.prompt == "growth_spurt" else 0
    cost = slot_cost(game, int(option[1]), discount)
    return len(DemandPayment(asked.seat(game), cost).options(game)) == 1
