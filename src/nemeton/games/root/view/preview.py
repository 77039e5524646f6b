"""What a choice would change on the map, on the score track, in hands and on boards."""

from __future__ import annotations

from typing import Final

from nemeton.engine.flow import PASS, Option
from nemeton.engine.text import Saying
from nemeton.games.root.components import CARD_COUNT
from nemeton.games.root.factions.alliance.operations import OfferOperation
from nemeton.games.root.factions.alliance.supporters import matching_supporters
from nemeton.games.root.factions.alliance.sympathy import sympathy_cost
from nemeton.games.root.factions.marquise.building import DemandWoodPaid
from nemeton.games.root.factions.marquise.turn import MarquiseMenu
from nemeton.games.root.factions.vagabond.daylight import VagabondDaylight
from nemeton.games.root.kinds import (
    ALLIANCE,
    BIRD,
    CHARACTERS,
    CLEARINGS,
    CULT,
    EYRIE,
    FACTION_COUNT,
    ITEM_KINDS,
    KINDS,
    LEADERS,
    NOBODY,
    OWNER,
    RIVERFOLK,
    VAGABOND,
    WOOD,
    is_vagabond,
)
from nemeton.games.root.laws.board import in_play, on_map, pawn_place, ruler
from nemeton.games.root.laws.cards import matching
from nemeton.games.root.laws.dominance import dominated, dominates
from nemeton.games.root.laws.items import ready_to_act
from nemeton.games.root.laws.outrage import DemandOutrageCard
from nemeton.games.root.state import Root
from nemeton.games.root.view.preview_ahead import announced, due, founded, hits
from nemeton.games.root.view.preview_cult import devotion
from nemeton.games.root.view.preview_vagabond import items, relations

__all__ = ["changes", "weighty"]

COLUMNS: Final = 4
MANY: Final = 3  # places that are still named one by one
PAID_WITH_WOOD: Final = ("build", "pay_wood")
# What a single press would spend for good, or end.
SPENDS: Final = (
    "craft",
    "buy",
    "hire",
    "export",
    "day_labor",
    "activate",
    "join",
    "sacrifice",
    "play",
    "spend",
    "take_card",
    "train",
    "revolt",
)
ENDS: Final = ("scorch", "hideout", "fail")


def changes(before: Root, after: Root, seat: int, options: list[Option]) -> list[Saying]:
    """For the faction of that seat: what is paid, what is won, what moves, what is left undone."""
    if seat not in before.seat_of or seat not in after.seat_of:
        return []  # it has no faction yet
    faction = after.seat_of.index(seat)
    if person := described(options[0]):
        return [person]
    return [
        *given_up(before, after, faction),
        *cards(before, after, faction),
        *prices(before, after, faction, options),
        *(devotion(before, after, options) if faction == CULT else []),
        *announced(before, after, faction, options),
        *founded(after, faction),
        *hits(before, after, options),
        *(
            [*items(before, after, faction), *relations(before, after, faction)]
            if is_vagabond(faction)
            else crafted(before, after, faction)
        ),
        *points(before, after, faction),
        *laid_open(before, after),
        *dominance(before, after, faction),
        *rule(before, after, faction),
        *pieces(before, after, faction, options),
        *boards(before, after, faction),
        *undone(before, options),
    ]


def described(option: Option) -> Saying | None:
    """7.8, 9.5.9 Who is chosen, in the words that explain him wherever he stands."""
    match option:
        case ("play_as", character):
            return Saying(f"about-character-{CHARACTERS[int(character)]}")
        case ("appoint", leader):
            return Saying(f"about-leader-{LEADERS[int(leader)]}")
    return None


# What leaves and what comes


def cards(before: Root, after: Root, faction: int) -> list[Saying]:
    """The cards that leave the hand, and those that come into it as everybody can see."""
    old, new = before.hands[faction], after.hands[faction]
    shown = beyond(after.revealed, before.revealed)  # 10.6.1 they come back
    spent = beyond(beyond(old, new), shown if faction == CULT else [])
    said: list[Saying] = []
    if faction == CULT and shown:
        said.append(Saying("then-revealed", cards=shown))
    if spent:
        said.append(Saying("loss-cards", number=len(spent), cards=spent))
    gained = beyond(new, old)
    if gained:
        said.append(Saying("gain-cards", number=len(gained), cards=gained))
    return said


def beyond(some: list[int], others: list[int]) -> list[int]:
    """What is among some and not among the others, each as often as that."""
    left = others.copy()
    found: list[int] = []
    for each in some:
        if each in left:
            left.remove(each)
        else:
            found.append(each)
    return found


def prices(before: Root, after: Root, faction: int, options: list[Option]) -> list[Saying]:
    """8.2.3 Supporters, 11.4 warriors paid to the Riverfolk, 11.5 funds, 6 wood."""
    said: list[Saying] = []
    paid = after.payments[faction] - before.payments[faction]
    if paid > 0 and options[0][0] != "buy":  # its price is announced
        said.append(Saying("loss-paid", number=paid, receiver=RIVERFOLK))
    if faction == ALLIANCE:
        spent = len(before.supporters) - len(after.supporters)
        if spent > 0:
            said.append(Saying("loss-supporters", number=spent, left=len(after.supporters)))
        elif spent < 0:
            said.append(Saying("gain-supporters", number=-spent, left=len(after.supporters)))
    if faction == RIVERFOLK:
        spent = sum(before.funds) - sum(after.funds)
        if spent > 0:
            said.append(Saying("loss-funds", number=spent, left=sum(after.funds)))
    owing = after.pending() if options[0][0] == "build" and not after.over else None
    owed = owing.owed(after) if isinstance(owing, DemandWoodPaid) else 0  # from where is asked next
    left = on_map(after, WOOD) - owed
    wood = on_map(before, WOOD) - left
    if wood > 0 and options[0][0] in PAID_WITH_WOOD:
        said.append(Saying("loss-wood", number=wood, left=left))
    return said


def crafted(before: Root, after: Root, faction: int) -> list[Saying]:
    """4.1.2 Items crafted."""
    places = range(faction * ITEM_KINDS, (faction + 1) * ITEM_KINDS)
    fresh = [place for place in places if after.crafted[place] > before.crafted[place]]
    return [Saying("gain-item", item=place % ITEM_KINDS) for place in fresh]


def points(before: Root, after: Root, faction: int) -> list[Saying]:
    """3 The score of everybody; what others win is a loss."""
    said: list[Saying] = []
    for each in [faction, *(other for other in range(FACTION_COUNT) if other != faction)]:
        old, new = before.scores[each], after.scores[each] + due(before, after, each)
        if old == new or not in_play(after, each):
            continue
        good = (new > old) == (each == faction)
        key = "gain-points" if good else "loss-points"
        said.append(Saying(key, faction=each, before=old, after=new))
    return said


def laid_open(before: Root, after: Root) -> list[Saying]:
    """3.3.3 A Dominance that is discarded or spent lies open for everybody."""
    return [
        Saying("then-laid_open", card=card) for card in beyond(after.available, before.available)
    ]


def given_up(before: Root, after: Root, faction: int) -> list[Saying]:
    """3.3.1 The points, which is the price: the card alone is little."""
    return [Saying("loss-all_points")] if turns_to_dominance(before, after, faction) else []


def turns_to_dominance(before: Root, after: Root, faction: int) -> bool:
    return after.dominance[faction] >= 0 > before.dominance[faction]


def dominance(before: Root, after: Root, faction: int) -> list[Saying]:
    """3.3.1 What wins now: clearings, 9.2.8 or somebody else's victory."""
    card = after.dominance[faction]
    if not turns_to_dominance(before, after, faction):
        return []
    if after.coalition[faction] >= 0:
        return [Saying("then-coalition", partner=after.coalition[faction])]
    held, suit = len(dominated(after, faction)), after.rules.cards.suit[card]
    if suit == BIRD:
        opposite = int(dominates(after, faction, suit))
        return [Saying("then-dominance_corners", number=held, opposite=opposite)]
    return [Saying("then-dominance", suit=suit, number=held)]


# The map


def rule(before: Root, after: Root, faction: int) -> list[Saying]:
    """2.8 The clearings whose rule the faction wins or loses."""
    said: list[Saying] = []
    won: list[int] = []
    for clearing in range(CLEARINGS):
        old, new = ruler(before, clearing), ruler(after, clearing)
        if old == new:
            continue
        if new == faction:
            won.append(clearing)
        elif old == faction and new == NOBODY:
            said.append(Saying("loss-rule_nobody", clearing=clearing))
        elif old == faction:
            said.append(Saying("loss-rule", clearing=clearing, faction=new))
    if len(won) > MANY:
        return [Saying("gain-rule_many", number=len(won)), *said]
    return [*(Saying("gain-rule", clearing=clearing) for clearing in won), *said]


def pieces(before: Root, after: Root, faction: int, options: list[Option]) -> list[Saying]:
    """What moves, comes and goes, kind by kind."""
    said: list[Saying] = []
    for piece in range(KINDS):
        if piece == WOOD and options[0][0] in PAID_WITH_WOOD:
            continue  # said as a price
        said += moved(before, after, faction, piece)
    for vagabond in (VAGABOND, VAGABOND + 1):
        origin, place = pawn_place(before, vagabond), pawn_place(after, vagabond)
        if origin != place and origin >= 0 and place >= 0:
            said.append(Saying("next-walks", faction=vagabond, origin=origin, destination=place))
    return said


def moved(before: Root, after: Root, faction: int, piece: int) -> list[Saying]:
    """The pieces of one kind: a march, or what is placed and removed."""
    shifts = [
        (clearing, after.pieces[clearing * KINDS + piece] - before.pieces[clearing * KINDS + piece])
        for clearing in range(CLEARINGS)
    ]
    fewer = [each for each in shifts if each[1] < 0]
    more = [each for each in shifts if each[1] > 0]
    if len(fewer) == len(more) == 1 and fewer[0][1] == -more[0][1]:
        origin, destination, number = fewer[0][0], more[0][0], more[0][1]
        left = after.pieces[origin * KINDS + piece]
        return [
            Saying(
                "next-marches",
                piece=piece,
                origin=origin,
                destination=destination,
                number=number,
                left=left,
            )
        ]
    own = OWNER[piece] == faction
    losses, gains = ("loss", "gain") if own else ("gain", "loss")
    return [
        *shifted(f"{losses}-removed", piece, fewer),
        *shifted(f"{gains}-placed", piece, more),
    ]


def shifted(key: str, piece: int, shifts: list[tuple[int, int]]) -> list[Saying]:
    """Clearing by clearing, or all of them in one line where there are many."""
    if len(shifts) > MANY:
        number = sum(abs(each[1]) for each in shifts)
        return [Saying(f"{key}_many", piece=piece, number=number)]
    return [
        Saying(key, piece=piece, clearing=clearing, number=abs(number))
        for clearing, number in shifts
    ]


# Boards


def boards(before: Root, after: Root, faction: int) -> list[Saying]:
    """7.5.2 The Decree, Viziers included; 8.6.1 officers; 4.1 cards that stay in play."""
    said: list[Saying] = []
    if faction == EYRIE:
        for column in range(COLUMNS):
            for card in beyond(after.decree[column], before.decree[column]):
                said.append(Saying("next-decree", card=card, column=column))
            gone = beyond(before.decree[column], after.decree[column])
            if gone:
                said.append(Saying("loss-decree", cards=gone, column=column))
    if faction == ALLIANCE and after.officers != before.officers:
        key = "gain-officers" if after.officers > before.officers else "loss-officers"
        said.append(Saying(key, number=after.officers))
    fresh = after.in_play[faction] & ~before.in_play[faction]
    kept = [card for card in range(CARD_COUNT) if fresh >> card & 1]
    if kept:
        said.append(Saying("gain-in_play", cards=kept))
    return said


def undone(before: Root, options: list[Option]) -> list[Saying]:
    """6.5, 8.6.1, 9.5 The actions and operations that are given up, the items left unused."""
    asked = before.pending()
    left = 0
    if options[0] == PASS and isinstance(asked, VagabondDaylight):
        unused = ready_to_act(before, before.active) if len(before.options()) > 1 else 0
        return [Saying("loss-unused", number=unused)] if unused else []
    if isinstance(asked, MarquiseMenu):
        left = asked.actions
    elif isinstance(asked, OfferOperation):
        left = asked.left
    return [Saying("loss-undone", number=left)] if left and options[0] == PASS else []


def weighty(game: Root, option: Option) -> bool:
    """Whether a card is spent, a turn ended with actions left, or a score given up, at a press."""
    if option == PASS:
        return bool(undone(game, [option]))
    if option[0] == "aid":  # of several cards one is asked for
        suit = game.suits[pawn_place(game, game.active)]
        return len(matching(game, game.active, suit)) == 1
    if option[0] == "spread":  # of several supporters one is asked for
        cost = sympathy_cost(game, option[1])
        return matching_supporters(game, game.suits[option[1]]) == cost
    if option[0] == "give":  # for an aid it has been pressed for already
        return isinstance(game.pending(), DemandOutrageCard)
    return option[0] in SPENDS or option[0] in ENDS
