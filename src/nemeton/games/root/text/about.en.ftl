# What is said of a thing that somebody points at: wherever it is met, and as things stand.

about-faction-marquise = Begins nearly everywhere. Sawmills make wood, wood pays for buildings, every building scores; the keep is her safest corner.
about-faction-eyrie = Roosts score every Evening. The Decree grows every turn and must be carried out in full, or the dynasty falls into turmoil.
about-faction-alliance = Spreads sympathy, which scores, and gathers supporters; a revolt clears a clearing and founds a base, officers fight in the Evening.
about-faction-vagabond = A lone pawn that acts by exhausting items: it explores, aids, fights, goes on quests, and makes friends or enemies of the others.
about-faction-vagabond2 = A second lone pawn, with items and friends of its own; for the first one it is an enemy.
about-faction-cult = Reveals cards for rituals and keeps them. Gardens rule and score; fallen defenders become acolytes who conspire against the Outcast suit.
about-faction-riverfolk = Sells cards, boats and warriors to the others; what they pay are funds, with which the Company acts. Trade posts score.
about-faction-mechanical = A Marquise that nobody plays: four orders a turn decide where she battles, recruits and moves.
about-clearing = A clearing: warriors and buildings decide who rules it. Each building takes a slot; tokens take none.
about-forest = A forest: only the pawn of a Vagabond stands here. A night in it mends all damaged items.
about-suit-fox = Fox clearings and fox cards go together: what a card pays for happens in a clearing of its suit.
about-suit-rabbit = Rabbit clearings and rabbit cards go together: what a card pays for happens in a clearing of its suit.
about-suit-mouse = Mouse clearings and mouse cards go together: what a card pays for happens in a clearing of its suit.
about-suit-bird = Birds are wild: a bird card stands for any suit, never the other way round.
about-crafted_item = Craft it: take { $item-a } from the supply and score { $points ->
    [one] one point
   *[other] { $points } points
}. Or spend it for its suit.
about-favor = Craft it: every enemy piece in { $suit } clearings is removed; buildings and tokens score for you.
about-ambush = Defending in a { $suit } clearing, play it: the attacker takes two hits before the dice, unless they answer with an ambush. It cannot be crafted.
about-ambush_bird = Defending anywhere, play it: the attacker takes two hits before the dice, unless they answer with an ambush. It cannot be crafted.
about-dominance = With ten points, play it in Daylight and give up scoring: you win at the start of your Birdsong if you rule three { $suit } clearings.
about-dominance_bird = With ten points, play it in Daylight and give up scoring: you win at the start of your Birdsong if you rule two opposite corners.
about-spy = Against the machine: look at one of its orders in Daylight, and swap two of them unless the order has the spy’s suit.
about-card-armorers = Stays in play. In a battle, discard it after the roll: you ignore the hits of the dice.
about-card-sappers = Stays in play. Defending, discard it for one extra hit.
about-card-brutal_tactics = Stays in play. Attacking, you may deal one extra hit; the defender then scores a point.
about-card-royal_claim = Stays in play. In your Birdsong, discard it: one point for each clearing you rule.
about-card-stand_and_deliver = Stays in play. Once in your Birdsong, take a random card from another player, who scores a point.
about-card-tax_collector = Stays in play. Once in your Daylight, remove one of your warriors to draw a card.
about-card-command_warren = Stays in play. At the start of your Daylight you may start a battle.
about-card-better_burrow_bank = Stays in play. At the start of your Birdsong, you and another player of your choice draw a card each.
about-card-cobbler = Stays in play. At the start of your Evening you may take a move.
about-card-scouting_party = Stays in play. When you attack, nobody can ambush you.
about-card-codebreakers = Stays in play. Once in your Daylight, look at another player’s hand.
about-card-vizier = A bird that always stays in the Decree: it asks for its column’s action in any clearing, and survives turmoil.
cost-craft = Crafting it takes pieces of { $suits }.
cost-craft_any = Crafting it takes { $number ->
    [one] one crafting piece
   *[other] { $number } crafting pieces
} of any suit.
now-craftable = Your pieces suffice to craft it.
now-not_craftable = You cannot craft it as things stand.
about-quest = In a { $suit } clearing a Vagabond exhausts two items ({ $item }, { $other_item }): two cards, or a point for each { $suit } quest done.
now-coalition = To a Vagabond it means: no more points, and a victory with the player who has fewest.
now-no_coalition = With fewer than four players a Vagabond cannot activate it.
now-quest_ready = Both items are face up.
now-quest_lacking = Not both items are face up now.
about-item-boot = A Vagabond exhausts it to move; where hostile warriors stand it takes two.
about-item-bag = On its track it gives a Vagabond room for two more items.
about-item-sword = A Vagabond exhausts it to battle; his undamaged swords limit the hits he rolls.
about-item-hammer = A Vagabond exhausts it to repair an item, or to craft with the suit of his clearing.
about-item-crossbow = A Vagabond exhausts it to strike: a warrior in his clearing is removed, or what nobody guards.
about-item-tea = On its track it refreshes two more items in a Vagabond’s Birdsong.
about-item-coin = On its track it draws one more card in a Vagabond’s Evening.
about-item-torch = A Vagabond exhausts it to explore a ruin for its item and a point, or for his special action.
now-item_supply = { $number ->
    [0] None is left in the supply: it cannot be crafted.
    [one] One is left in the supply.
   *[other] { $number } are left in the supply.
}
about-warrior = A warrior: it helps to rule, moves, battles, and shields buildings and tokens of its side.
about-pawn = A Vagabond’s pawn: it never rules, is never removed, and moves whoever rules. Hits damage his items instead.
about-piece-sawmill = Makes one wood in the Marquise’s Birdsong, where it stands.
about-piece-workshop = Crafts in Daylight with the suit of its clearing.
about-piece-recruiter = Brings one warrior when the Marquise recruits; the last spaces draw further cards.
about-piece-roost = Scores every Evening with its track, recruits for the Decree, and crafts. At most one in a clearing.
about-piece-base = Founded by a revolt. It draws a card each Evening, recruits, trains officers of its suit and makes room for more supporters.
about-piece-garden = Makes the Cult rule its clearing, whatever else stands there; gardens of a suit score by a ritual.
about-piece-keep = While it stands only the Marquise places pieces in its clearing, and her fallen warriors may return there. Once removed it never returns.
about-piece-wood = Pays for the Marquise’s buildings, along clearings she rules. Enemies who remove it score a point.
about-piece-sympathy = Scores when it is placed, and crafts. Whoever moves warriors in or removes it gives the Alliance a card of the clearing’s suit.
about-piece-trade_post = Scores when it is placed. A player beside one may buy one more service of the Riverfolk.
now-here = { $number ->
    [one] One stands here.
   *[other] Standing here: { $number }.
}
now-none_here = None stands here any more.
now-ruled = { $faction-The } rules here.
now-unruled = Nobody rules here.
now-battle_cap = { $number ->
    [one] In a battle here the dice deal at most one hit for this side.
   *[other] In a battle here the dice deal at most { $number } hits for this side.
}
now-warrior_supply = { $number ->
    [0] None is left in the supply.
    [one] One is left in the supply.
   *[other] { $number } are left in the supply.
}
cost-building = The next one costs { $wood } wood and scores { $points ->
    [one] one point
   *[other] { $points } points
}.
cost-sympathy = The next one costs { $number ->
    [one] one supporter
   *[other] { $number } supporters
} of the clearing’s suit, one more under Martial Law, and scores { $points ->
    [one] one point
   *[other] { $points } points
}.
now-roosts = { $number ->
    [one] The roosts score one point this Evening.
   *[other] The roosts score { $number } points this Evening.
}
now-on_map = { $number ->
    [0] None is on the map.
    [one] One is on the map.
   *[other] { $number } are on the map.
}
now-outrage = Entering with warriors, or removing it, costs a { $suit } card or a bird.
now-played_by = Played by { $faction-the }.
now-slots = { $number ->
    [0] No slot is free.
    [one] One slot is free.
   *[other] { $number } slots are free.
}
now-suit = Its suit: { $suit }.
now-ruin = A ruin takes one slot and hides an item.
now-scorched = Scorched: nothing is placed here or moves in any more.
now-points = { $number ->
    [0] No point yet.
    [one] One point now.
   *[other] { $number } points now.
}
now-hand = { $number ->
    [0] No card in hand.
    [one] One card in hand.
   *[other] { $number } cards in hand.
}
about-leader-builder = Crafted items score what their cards say, not just one point. Viziers in Recruit and Move.
about-leader-charismatic = Each Recruit of the Decree places two warriors instead of one. Viziers in Recruit and Battle.
about-leader-commander = One extra hit whenever the Eyrie attack. Viziers in Move and Battle.
about-leader-despot = One more point for a battle in which the Eyrie removed a building or token. Viziers in Move and Build.
now-leads = Leads the Eyrie now.
now-face_down = Deposed: lies face down until all four are.
now-eligible = Can be chosen now.
now-waits = Can be chosen after the next turmoil.
about-column-recruit = Each card: a warrior at a roost in a clearing of its suit.
about-column-move = Each card: a move out of a clearing of its suit.
about-column-battle = Each card: a battle in a clearing of its suit.
about-column-build = Each card: a roost in a ruled clearing of its suit that has none.
now-column = { $number ->
    [0] No card demands it.
    [one] One card demands it each turn.
   *[other] { $number } cards demand it each turn.
}
about-service-hand_card = Buy one card of the Riverfolk’s open hand.
about-service-riverboats = The river is a path for you this turn.
about-service-mercenaries = Riverfolk warriors count as yours for rule and battle this turn; you share their losses.
cost-service = { $number ->
    [one] Price now: one warrior, to the Riverfolk’s payments.
   *[other] Price now: { $number } warriors, to the Riverfolk’s payments.
}
about-character-thief = Starts with boot, torch, tea, sword. Torch: take a random card from a player in his clearing.
about-character-tinker = Starts with boot, torch, bag, hammer. Torch: take a card of the clearing’s suit from the discard pile.
about-character-ranger = Starts with boot, torch, crossbow, sword. Torch: repair three items; then Daylight ends.
about-character-vagrant = Starts with coins, torch, boot. Torch: set two players in his clearing on each other.
about-character-arbiter = Starts with boot, torch, two swords. A defender in his clearing may enlist his swords; he scores a point.
about-character-scoundrel = Starts with two boots, torch, crossbow. Torch, once: burn his clearing for good, all enemy pieces with it.
about-relation-indifferent = Neither friend nor foe. One aid brings this faction a step closer.
about-relation-cordial = One step closer. Two aids in one turn bring the next.
about-relation-friendly = Almost allied. Three aids in one turn make an ally.
about-relation-allied = An ally: their warriors may march and fight with him, and every aid scores two points.
about-relation-hostile = An enemy for good: their pieces he removes in battle score, entering their clearings takes a second boot.
about-conspiracy-crusade = In an Outcast clearing: battle, or move out of it and then battle.
about-conspiracy-convert = In an Outcast clearing: an enemy warrior is replaced by one of the Cult.
about-conspiracy-sanctify = In an Outcast clearing: an enemy building is replaced by a garden.
cost-acolytes = { $number ->
    [one] Takes one acolyte.
   *[other] Takes { $number } acolytes.
}
about-rank = An order of the machine: in its turn it battles, recruits, builds and moves by the suit of the card. A spy may show or move it.
about-mark-score = Thirty points win at once. Points come from buildings, tokens removed, items crafted, and what each faction does best.
about-mark-deck = Cards still to be drawn. When it is empty the discard pile is shuffled.
about-mark-discard = Open to all: everybody may look through it at any time.
about-mark-hand = Hidden from the others; its size is public. Five cards at most stay at the end of the Evening.
about-mark-lost_souls = Every card spent or discarded by anyone comes here first; the commonest suit becomes the next Outcast.
about-mark-ruin = Takes up a slot. A Vagabond’s torch clears it: he takes the item beneath and a point.
about-mark-items = What lies here can be crafted; when a kind is gone its cards bring nothing.
about-mark-crafted = What this faction has crafted. A Vagabond who aids it may take one.
about-mark-supporters = Hidden cards of the Alliance that pay for sympathy and revolts. Without a base five at most.
about-mark-officers = Each gives the Alliance one operation in the Evening: move, battle, recruit or organize.
about-mark-decree = Carried out every Daylight from left to right, in full; else turmoil: points lost, cards gone, a new leader.
about-mark-dominance = This player scores no more and wins by the clearings they rule.
about-mark-acolytes = Defenders who fell. They pay for conspiracies in the Birdsong.
about-mark-outcast = Conspiracies happen in clearings of this suit, and only its gardens craft. Hated, they cost one acolyte less.
about-mark-revealed = Shown for rituals this turn; in the Evening they return to the hand.
about-mark-funds = Warriors of any colour with which the Riverfolk act: committed they come back, spent they are gone.
about-mark-payments = What others have paid for services; in the Riverfolk’s Birdsong they become funds.
about-mark-commitments = Funds in use; they come back to the funds in the next Birdsong.
about-mark-satchel = The items a Vagabond can use: face up they are ready, face down exhausted. Room for six, two more with each bag.
about-mark-damaged = They do nothing until a hammer or a night in a forest mends them.
about-mark-tracks = Tea, coins and bags lie here while face up, and work by themselves.
about-mark-relations = How each faction stands to the Vagabond: aids bring it closer and score; losing a warrior to him makes it hostile.
about-mark-quests = Three lie open for the Vagabonds: two items in a clearing of the suit, for cards or points.
about-mark-supply = What this faction can still place on the map.
about-mark-actions = What is left to do in this phase; the marked ones are done.
about-mark-river = A path only for the Riverfolk, and for whoever bought riverboats this turn.
now-deck = { $number ->
    [0] It is empty.
    [one] One card lies here.
   *[other] { $number } cards lie here.
}
now-supporters = { $number ->
    [0] None now.
    [one] One now.
   *[other] In all: { $number }.
}
about-action-move = One or more of your warriors go to an adjacent clearing. You must rule where they leave or where they arrive.
about-action-battle = You attack one other player in a clearing where you have warriors: two dice, the higher hits for you, each side at most as often as it has warriors there.
about-action-craft = Your crafting pieces pay the suits of a card in hand: an item scores at once, an effect stays in play or happens now.
about-action-activate = You put a Dominance card into play and score no more: at the start of your Birdsong you win if you rule what it asks for.
about-action-join = You give up your score and win together with another player, who has fewest points.
about-action-take_card = You spend a card of its suit and take a Dominance card, or against the machine a spy, that lies beside the map.
about-action-buy = You buy a card, boats or mercenaries of the Riverfolk, for warriors from your supply, or as a Vagabond for items.
about-action-bank_with = You and one other player draw a card each.
about-action-stand_and_deliver = You take a random card of another player, who scores a point for it.
about-action-royal_claim = You discard the card and score a point for each clearing you rule.
about-action-tax = You remove one of your warriors from the map and draw a card. Once a turn.
about-action-break_code = You look at the hand of another player. Once a turn.
about-action-play_spy = You look at an order of the machine, and may swap two of them.
about-action-recruit = A warrior appears at each of your recruiters. One action, once a turn.
about-action-build = You put up a sawmill, workshop or recruiter in a clearing you rule, for wood that reaches it through clearings you rule. It scores at once. One action.
about-action-overwork = You spend a card of the suit of a sawmill and get one wood there. One action.
about-action-hire = You spend a bird card for one more action this turn.
about-action-decree_recruit = A warrior appears at a roost whose clearing has the card’s suit.
about-action-decree_move = Warriors leave a clearing of the card’s suit; you must rule one end of the way.
about-action-decree_battle = You battle in a clearing of the card’s suit.
about-action-decree_build = A new roost, in a clearing of the card’s suit that you rule, with a free slot and no roost.
about-action-fail = The card cannot be carried out: turmoil. You lose points for the birds of the Decree, its cards, and your leader; Daylight ends.
about-action-revolt = Two supporters of the suit: every enemy piece in a sympathetic clearing falls, your base, warriors and an officer appear.
about-action-spread = Supporters of the suit pay for a sympathy token beside those you have; it scores at once. Three warriors of one player there cost one supporter more.
about-action-mobilize = A card from your hand joins the supporters, hidden from the others.
about-action-train = You spend a card of the suit of a base: one of your warriors becomes an officer, who gives one more operation each Evening.
about-action-recruit_at = You place one warrior from your supply: the Alliance where it has a base, the Company on a river.
about-action-organize = You remove a warrior where there is no sympathy and put a token there, without supporters; it scores. One operation.
about-action-slip = You move to an adjacent clearing or forest, without a boot. Once a turn.
about-action-walk = You exhaust a boot and move to an adjacent clearing; where hostile warriors stand it takes two.
about-action-explore = You exhaust a torch and take the item under the ruin in your clearing, for a point.
about-action-aid = You exhaust any item and give a card of the clearing’s suit to somebody there; you may take one of their crafted items, and they like you better, which can score.
about-action-quest = You exhaust the two items that a quest shows, in a clearing of its suit: two cards, or a point for each quest of that suit you have done.
about-action-reward_points = A point for each quest of this suit that you have done, this one included.
about-action-reward_cards = You draw two cards.
about-action-strike = You exhaust a crossbow and remove a warrior in your clearing, or what no warrior guards, which scores a point.
about-action-repair = You exhaust a hammer and mend a damaged item.
about-action-steal = You exhaust a torch and take a random card of somebody in your clearing.
about-action-day_labor = You exhaust a torch and take a card of the clearing’s suit from the discard pile.
about-action-hideout = You exhaust a torch and mend up to three items. Your Daylight ends.
about-action-instigate = You exhaust a torch and set two players in your clearing on each other. You choose what falls, and score for it.
about-action-scorch = Your torch burns the clearing for good: every enemy piece there falls, and nobody comes back.
about-action-crusade_move = Acolytes pay: warriors leave a clearing of the Outcast suit and may battle where they arrive.
about-action-crusade_battle = Acolytes pay: you battle in a clearing of the Outcast suit.
about-action-convert = Acolytes pay: an enemy warrior in a clearing of the Outcast suit is replaced by one of yours.
about-action-sanctify = Acolytes pay: an enemy building in a clearing of the Outcast suit is replaced by a garden.
about-action-ritual_build = You reveal a card: a garden in a clearing of its suit that you rule, with a free slot. The card comes back in the Evening.
about-action-ritual_recruit = You reveal a card: a warrior in a clearing of its suit. The card comes back in the Evening.
about-action-ritual_score = You spend a card: the gardens of its suit score. Once a turn for each suit.
about-action-sacrifice = You reveal a bird card: a warrior of your supply becomes an acolyte. The card comes back in the Evening.
about-action-export = A card that you could craft is discarded instead, and one of your warriors joins the payments: a fund from your next Birdsong on.
about-action-draw = You commit a fund and draw a card.
about-action-establish = Two funds of whoever rules the clearing: a trade post and a warrior appear there, for two points.
cost-action = Takes one of your actions.
cost-march = Up to two moves together take one of your actions.
cost-operation = Takes one of your operations: one for each officer.
cost-sword = Exhausts a sword, which still counts for your hits.
cost-hammers = Exhausts a hammer for each suit, all of which must be that of your clearing.
cost-fund = Commits a fund, which comes back in your next Birdsong.
cost-fund_craft = Puts a fund on an empty trade-post space for each suit.
cost-fund_spent = Spends a fund, which goes back to its owner.
