game-name = Oak
game-tagline = Druids gather, brew and climb the Sacred Oak through five rounds.

# Names

name-player-violet = Violet
name-player-orange = Orange
name-player-turquoise = Turquoise
name-player-yellow = Yellow
name-player-broichan = Broichan
name-resource-feather = Feather
    .many = Feathers
    .a = a Feather
name-resource-mistletoe = Mistletoe
    .many = Mistletoe
    .a = one Mistletoe
name-resource-rune = Rune
    .many = Runes
    .a = a Rune
name-ingredient-bark = Bark
    .a = a piece of Bark
    .many = pieces of Bark
name-ingredient-root = Root
    .a = a Root
    .many = Roots
name-ingredient-blueberry = Blueberry
    .a = a Blueberry
    .many = Blueberries
name-ingredient-acorn = Acorn
    .a = an Acorn
    .many = Acorns
name-ingredient-mushroom = Mushroom
    .a = a Mushroom
    .many = Mushrooms
name-druid-ordinary = Ordinary Druid
    .the = an Ordinary Druid
name-druid-archdruid = Archdruid
    .the = the Archdruid
name-druid-bard = Bard
    .the = the Bard
name-druid-ovate = Ovate
    .the = the Ovate
name-druid-raven_master = Raven Master
    .the = the Raven Master
name-druid-recluse = Recluse
    .the = the Recluse
name-druid-ancient = Ancient
    .the = the Ancient
name-order-bee = Order of the Bee
name-order-blackbird = Order of the Blackbird
name-order-cairns = Order of the Cairns
name-order-fox = Order of the Fox
name-order-forest = Order of the Forest
name-card-storytelling = Storytelling
name-card-veneration = Veneration
name-card-lore = Lore
name-card-wisdom = Wisdom
name-card-ritual = Ritual
name-card-mysticism = Mysticism
name-card-heart = Heart of the Sacred Oak
name-slot-one = one-stone slot
name-slot-two = two-stone slot
name-slot-three = three-stone slot
name-deed-storytelling_1 = Storytelling, one stone: move a card limit marker
name-deed-storytelling_2 = Storytelling, two stones: take a Creature
name-deed-storytelling_3 = Storytelling, three stones: take an Artifact
name-deed-storytelling_oak = Storytelling, Oak action: advance on the Feather Branch
name-deed-veneration_1 = Veneration, one stone: recruit a Druid
name-deed-veneration_2 = Veneration, two stones: advance on any Branch
name-deed-veneration_3 = Veneration, three stones: promote a Druid
name-deed-veneration_oak = Veneration, Oak action: advance on the Feather Branch
name-deed-lore_1 = Lore, one stone: pick an Ingredient from the bag
name-deed-lore_2 = Lore, two stones: take a Sanctuary
name-deed-lore_3 = Lore, three stones: promote a Druid
name-deed-lore_oak = Lore, Oak action: advance on the Mistletoe Branch
name-deed-wisdom_1 = Wisdom, one stone: swap Resources
name-deed-wisdom_2 = Wisdom, two stones: brew a Potion
name-deed-wisdom_3 = Wisdom, three stones: take a Creature
name-deed-wisdom_oak = Wisdom, Oak action: advance on the Mistletoe Branch
name-deed-ritual_1 = Ritual, one stone: recruit up to two Druids
name-deed-ritual_2 = Ritual, two stones: brew a Potion
name-deed-ritual_3 = Ritual, three stones: add an advanced card to the hand
name-deed-ritual_oak = Ritual, Oak action: advance on the Rune Branch
name-deed-mysticism_1 = Mysticism, one stone: take a Sanctuary
name-deed-mysticism_2 = Mysticism, two stones: take an Artifact
name-deed-mysticism_3 = Mysticism, three stones: replay an action
name-deed-mysticism_oak = Mysticism, Oak action: advance on the Rune Branch
name-deed-heart_promote = Heart of the Sacred Oak: promote a Druid
name-deed-heart_creature = Heart of the Sacred Oak: take a Creature
name-deed-heart_brew = Heart of the Sacred Oak: brew a Potion
name-deed-heart_sanctuary = Heart of the Sacred Oak: take a Sanctuary
name-deed-heart_artifact = Heart of the Sacred Oak: take an Artifact
name-deed-heart_oak = Heart of the Sacred Oak, Oak action: advance on any Branch
name-artifact-moonstone_necklace = Moonstone Necklace
    .of = of the Moonstone Necklace
    .the = the Moonstone Necklace
name-artifact-pendant_of_arduinna = Pendant of Arduinna
    .of = of the Pendant of Arduinna
    .the = the Pendant of Arduinna
name-artifact-bag_of_runestones = Bag of Runestones
    .of = of the Bag of Runestones
    .the = the Bag of Runestones
name-artifact-ornament_of_cernunnos = Ornament of Cernunnos
    .of = of the Ornament of Cernunnos
    .the = the Ornament of Cernunnos
name-artifact-enchanted_wood_shaper = Enchanted Wood Shaper
    .of = of the Enchanted Wood Shaper
    .the = the Enchanted Wood Shaper
name-artifact-carnyx = Carnyx
    .of = of the Carnyx
    .the = the Carnyx
name-artifact-antler_headdress = Antler Headdress
    .of = of the Antler Headdress
    .the = the Antler Headdress
name-artifact-golden_cauldron = Golden Cauldron
    .of = of the Golden Cauldron
    .the = the Golden Cauldron
name-artifact-golden_sickle = Golden Sickle
    .of = of the Golden Sickle
    .the = the Golden Sickle
name-artifact-horn_of_plenty = Horn of Plenty
    .of = of the Horn of Plenty
    .the = the Horn of Plenty
name-artifact-ring_of_the_seer = Ring of the Seer
    .of = of the Ring of the Seer
    .the = the Ring of the Seer
name-artifact-shield_of_toutatis = Shield of Toutatis
    .of = of the Shield of Toutatis
    .the = the Shield of Toutatis
name-potion-inspiration = Inspiration
    .the = the Potion Inspiration
name-potion-lightning_of_taranis = Lightning of Taranis
    .the = the Potion Lightning of Taranis
name-potion-gift_of_nature = Gift of Nature
    .the = the Potion Gift of Nature
name-potion-trick_of_lug = Trick of Lug
    .the = the Potion Trick of Lug
name-potion-blessing_of_belenos = Blessing of Belenos
    .the = the Potion Blessing of Belenos
name-potion-runic_power = Runic Power
    .the = the Potion Runic Power
name-potion-summon_dryad = Summon a Dryad
    .the = the Potion Summon a Dryad
name-potion-gift_of_arduinna = Gift of Arduinna
    .the = the Potion Gift of Arduinna
name-potion-renewal = Renewal
    .the = the Potion Renewal
name-potion-bloom = Bloom
    .the = the Potion Bloom
name-potion-wood_warp = Wood Warp
    .the = the Potion Wood Warp
name-potion-animal_companion = Animal Companion
    .the = the Potion Animal Companion
name-potion-gift_of_the_gods = Gift of the Gods
    .the = the Potion Gift of the Gods
name-potion-chosen = Chosen of the Sacred Oak
    .the = the Potion Chosen of the Sacred Oak
name-potion-heart_potion = Heart of the Sacred Oak
    .the = the Potion Heart of the Sacred Oak
name-potion-darkwood_3 = Darkwood Potion (three kinds)
    .the = the Darkwood Potion (three kinds)
name-potion-darkwood_4 = Darkwood Potion (four kinds)
    .the = the Darkwood Potion (four kinds)
name-potion-darkwood_5 = Darkwood Potion (five kinds)
    .the = the Darkwood Potion (five kinds)
name-creature-sluagh_na_marbh = Sluagh na Marbh
name-creature-bodach = Bodach
name-creature-selkie = Selkie
name-creature-boggart = Boggart
name-creature-dobhar_chu = Dobhar-chú
name-creature-each_uisge = Each Uisge
name-creature-cu_sith = Cù-Sìth
name-creature-buggane = Buggane
name-creature-yan_gant_y_tan = Yan-gant-y-tan
name-creature-ceiliog_lugus = Ceiliog Lugus
name-creature-korrigan = Korrigan
name-creature-pixie_queen = Pixie Queen
name-creature-aos_si = Aos sí
name-creature-aonbharr = Aonbharr
name-creature-bugul_noz = Bugul Noz
name-creature-caoineag = Caoineag
name-creature-clurichaun = Clurichaun
name-creature-fear_dearg = Fear Dearg
name-creature-abhartach = Abhartach
name-creature-fear_gorta = Fear Gorta
name-creature-cailleach = Cailleach
name-creature-fuath = Fuath
name-creature-groach = Groac’h
name-creature-ghillie_dhu = Ghillie Dhu
name-creature-unicorn = Unicorn
name-creature-fachan = Fachan
name-creature-glaistig = Glaistig
name-creature-leannan_sidhe = Leannán sídhe
name-creature-tarw_cernunnos = Tarw Cernunnos
name-creature-unseelie_court = The Unseelie Court
name-creature-gancanagh = Gancanagh
name-creature-seelie_court = The Seelie Court
name-creature-puca = Púca
name-creature-carw_gwyn = Carw Gwyn
name-creature-ellen_trechend = Ellén Trechend
name-space-feather_first = first space of the Feather Branch
name-space-feather_second = second space of the Feather Branch
name-space-feather_third = third space of the Feather Branch
name-space-feather_left = left arm of the Feather Branch
name-space-feather_left_end = left End of the Feather Branch
name-space-feather_right = right arm of the Feather Branch
name-space-feather_right_end = right End of the Feather Branch
name-space-mistletoe_first = first space of the Mistletoe Branch
name-space-mistletoe_second = second space of the Mistletoe Branch
name-space-mistletoe_third = third space of the Mistletoe Branch
name-space-mistletoe_left = left arm of the Mistletoe Branch
name-space-mistletoe_left_end = left End of the Mistletoe Branch
name-space-mistletoe_right = right arm of the Mistletoe Branch
name-space-mistletoe_right_end = right End of the Mistletoe Branch
name-space-rune_first = first space of the Rune Branch
name-space-rune_second = second space of the Rune Branch
name-space-rune_third = third space of the Rune Branch
name-space-rune_left = left arm of the Rune Branch
name-space-rune_left_end = left End of the Rune Branch
name-space-rune_right = right arm of the Rune Branch
name-space-rune_right_end = right End of the Rune Branch
name-space-feather_fourth = fourth space of the Feather Branch
name-space-feather_fifth = fifth space of the Feather Branch
name-space-feather_left_second = second space of the left arm of the Feather Branch
name-space-feather_right_second = second space of the right arm of the Feather Branch
name-space-mistletoe_fourth = fourth space of the Mistletoe Branch
name-space-mistletoe_fifth = fifth space of the Mistletoe Branch
name-space-mistletoe_left_second = second space of the left arm of the Mistletoe Branch
name-space-mistletoe_right_second = second space of the right arm of the Mistletoe Branch
name-space-rune_fourth = fourth space of the Rune Branch
name-space-rune_fifth = fifth space of the Rune Branch
name-space-rune_left_second = second space of the left arm of the Rune Branch
name-space-rune_right_second = second space of the right arm of the Rune Branch
name-place-roots = on the Roots
name-place-rest = at rest
name-place-forest = in the Forest
name-place-menhir = on the Menhir space
name-place-order_first = on the Order’s action space
name-place-order_second = on the Order’s second action space
name-place-heart = on the Heart card
name-place-temple_feather_1 = in the Feather Temple, one stone
name-place-temple_feather_2 = in the Feather Temple, two stones
name-place-temple_feather_3 = in the Feather Temple, three stones
name-place-temple_mistletoe_1 = in the Mistletoe Temple, one stone
name-place-temple_mistletoe_2 = in the Mistletoe Temple, two stones
name-place-temple_mistletoe_3 = in the Mistletoe Temple, three stones
name-place-temple_rune_1 = in the Rune Temple, one stone
name-place-temple_rune_2 = in the Rune Temple, two stones
name-place-temple_rune_3 = in the Rune Temple, three stones
name-place-artifact_moonstone_necklace = on the Artifact Moonstone Necklace
name-place-artifact_pendant_of_arduinna = on the Artifact Pendant of Arduinna
name-place-artifact_bag_of_runestones = on the Artifact Bag of Runestones
name-place-artifact_ornament_of_cernunnos = on the Artifact Ornament of Cernunnos
name-place-artifact_enchanted_wood_shaper = on the Artifact Enchanted Wood Shaper
name-place-artifact_carnyx = on the Artifact Carnyx
name-place-artifact_antler_headdress = on the Artifact Antler Headdress
name-place-artifact_golden_cauldron = on the Artifact Golden Cauldron
name-place-artifact_golden_sickle = on the Artifact Golden Sickle
name-place-artifact_horn_of_plenty = on the Artifact Horn of Plenty
name-place-artifact_ring_of_the_seer = on the Artifact Ring of the Seer
name-place-artifact_shield_of_toutatis = on the Artifact Shield of Toutatis
name-place-branch_feather_first = on the first space of the Feather Branch
name-place-branch_feather_second = on the second space of the Feather Branch
name-place-branch_feather_third = on the third space of the Feather Branch
name-place-branch_feather_left = on the left arm of the Feather Branch
name-place-branch_feather_left_end = on the left End of the Feather Branch
name-place-branch_feather_right = on the right arm of the Feather Branch
name-place-branch_feather_right_end = on the right End of the Feather Branch
name-place-branch_mistletoe_first = on the first space of the Mistletoe Branch
name-place-branch_mistletoe_second = on the second space of the Mistletoe Branch
name-place-branch_mistletoe_third = on the third space of the Mistletoe Branch
name-place-branch_mistletoe_left = on the left arm of the Mistletoe Branch
name-place-branch_mistletoe_left_end = on the left End of the Mistletoe Branch
name-place-branch_mistletoe_right = on the right arm of the Mistletoe Branch
name-place-branch_mistletoe_right_end = on the right End of the Mistletoe Branch
name-place-branch_rune_first = on the first space of the Rune Branch
name-place-branch_rune_second = on the second space of the Rune Branch
name-place-branch_rune_third = on the third space of the Rune Branch
name-place-branch_rune_left = on the left arm of the Rune Branch
name-place-branch_rune_left_end = on the left End of the Rune Branch
name-place-branch_rune_right = on the right arm of the Rune Branch
name-place-branch_rune_right_end = on the right End of the Rune Branch
name-place-branch_feather_fourth = on the fourth space of the Feather Branch
name-place-branch_feather_fifth = on the fifth space of the Feather Branch
name-place-branch_feather_left_second = on the second space of the left arm of the Feather Branch
name-place-branch_feather_right_second = on the second space of the right arm of the Feather Branch
name-place-branch_mistletoe_fourth = on the fourth space of the Mistletoe Branch
name-place-branch_mistletoe_fifth = on the fifth space of the Mistletoe Branch
name-place-branch_mistletoe_left_second = on the second space of the left arm of the Mistletoe Branch
name-place-branch_mistletoe_right_second = on the second space of the right arm of the Mistletoe Branch
name-place-branch_rune_fourth = on the fourth space of the Rune Branch
name-place-branch_rune_fifth = on the fifth space of the Rune Branch
name-place-branch_rune_left_second = on the second space of the left arm of the Rune Branch
name-place-branch_rune_right_second = on the second space of the right arm of the Rune Branch
name-row-stones = Sanctuary and Menhir limit
name-row-creatures = Creature limit
name-side-elder = side for Elders
name-side-ordinary = side for Ordinary Druids
name-display-creatures = displayed Creatures
name-display-artifacts = displayed Artifacts
name-mark-sun = sun
name-mark-score = score
name-mark-solar = Solar token
name-mark-menhir = Menhir
name-mark-sanctuary = Sanctuary
name-mark-forest = Forest
name-mark-bag = Crane bag
name-mark-roots = Roots
name-mark-rest = rest spaces
name-mark-round = Round
name-mark-first = First Player
name-mark-passed = passed
name-mark-neutral = neutral Druid
name-mark-broichan = Broichan
name-source-branches = Branches
name-source-ends = Ends of Branches
name-source-creatures = Creatures
name-source-artifacts = Artifacts
name-source-sanctuaries = Sanctuaries
name-source-menhirs = Menhirs
name-source-darkwood = Darkwood Potions
name-source-storytelling = Broichan’s Storytelling

# What things do, in a line

about-druid-ordinary = Rests anywhere but on an Elder’s own space; may be promoted.
about-druid-archdruid = Placed on an action space, makes that action two Resources cheaper.
about-druid-bard = Adds one place for Sanctuaries and Menhirs and one for Creatures.
about-druid-ovate = Placed to brew, makes the action one Resource cheaper.
about-druid-raven_master = Enters an occupied Temple slot without sending a second Druid to the Roots.
about-druid-recluse = Has a rest space of his own.
about-druid-ancient = Has the abilities of all five other Elders.
about-order-bee = Any Druid: promote a Druid. Every rest space houses Elders.
about-order-blackbird = An Elder: take a Creature.
about-order-cairns = An Elder: take a Sanctuary. Two Sanctuaries share one place.
about-order-fox = An Elder: gain six of one Resource. Card limits grow for any three Resources.
about-order-forest = Any Druid: brew a Potion. An Elder: draw three Ingredients.
about-artifact-moonstone_necklace = Gain six Feathers.
about-artifact-pendant_of_arduinna = Gain six Mistletoe.
about-artifact-bag_of_runestones = Gain six Runes.
about-artifact-ornament_of_cernunnos = Take a displayed Creature.
about-artifact-enchanted_wood_shaper = Take a Sanctuary.
about-artifact-carnyx = Advance one space on any Branch.
about-artifact-antler_headdress = Promote a Druid.
about-artifact-golden_cauldron = Brew a Potion with one Ingredient less, at least one.
about-artifact-golden_sickle = Draw three Ingredients at random.
about-artifact-horn_of_plenty = Swap any amount of one Resource for another, plus three.
about-artifact-ring_of_the_seer = Replay an action of a card played earlier this Round.
about-artifact-shield_of_toutatis = Gain two points.
about-potion-inspiration = Promote a Druid.
about-potion-lightning_of_taranis = Turn back up to two of your Artifacts by two notches.
about-potion-gift_of_nature = Move your card limit markers twice, free of charge.
about-potion-trick_of_lug = Use the power of anybody’s Artifact without turning it.
about-potion-blessing_of_belenos = Hold a Festival for yourself alone.
about-potion-runic_power = You may erect a Menhir for six Resources of any kind.
about-potion-summon_dryad = Advance twice on one Branch; only the second step scores.
about-potion-gift_of_arduinna = Advance once, even onto a blocked End.
about-potion-renewal = Replay an action of a card played earlier this Round.
about-potion-bloom = Fill up one Resource to nine.
about-potion-wood_warp = Advance on every Branch; you may enter those where you are not.
about-potion-animal_companion = Take any Creature from the draw pile.
about-potion-gift_of_the_gods = The first time a third Artifact place; then any Artifact from the pile.
about-potion-chosen = Promote a Druid to the Ancient; once a game.
about-potion-heart_potion = Take your Heart card into hand; once a game.
about-potion-darkwood_3 = Three different Ingredients for three points.
about-potion-darkwood_4 = Four different Ingredients for five points.
about-potion-darkwood_5 = Five different Ingredients for seven points.
about-creature-sluagh_na_marbh = On your turn, Feathers may become Mistletoe or Runes, one for one.
about-creature-bodach = On your turn, Mistletoe may become Feathers or Runes, one for one.
about-creature-selkie = On your turn, Runes may become Feathers or Mistletoe, one for one.
about-creature-boggart = Any Temple slot may serve you as a one-stone slot.
about-creature-dobhar_chu = Any Temple slot may serve you as a two-stone slot.
about-creature-each_uisge = Any Temple slot may serve you as a three-stone slot.
about-creature-cu_sith = Feather Temple: one more Feather buys the card’s Oak action too.
about-creature-buggane = Mistletoe Temple: one more Mistletoe buys the card’s Oak action too.
about-creature-yan_gant_y_tan = Rune Temple: one more Rune buys the card’s Oak action too.
about-creature-ceiliog_lugus = At Dusk gain two Feathers.
about-creature-korrigan = At Dusk gain two Mistletoe.
about-creature-pixie_queen = At Dusk gain two Runes.
about-creature-aos_si = At Dusk draw an Ingredient.
about-creature-aonbharr = At a Festival gain one more of every kind you obtain.
about-creature-bugul_noz = At every Festival gain two of one Resource, even ahead of the sun.
about-creature-caoineag = Every Temple action costs one Resource less.
about-creature-clurichaun = After brewing, take back one of the tokens used.
about-creature-fear_dearg = When brewing, any two tokens may stand for a required one.
about-creature-abhartach = On your turn, return an Ingredient to gain a Resource.
about-creature-fear_gorta = Taking a Creature costs two Resources less.
about-creature-cailleach = Instead of choosing from the display, look at six Creatures and keep one.
about-creature-fuath = Any Druid may do what is reserved for Elders.
about-creature-groach = Your Elders enter occupied Temple slots freely.
about-creature-ghillie_dhu = When gathering, you may pick from the bag and return a Forest token instead.
about-creature-unicorn = You gather without moving a Druid.
about-creature-fachan = Erecting a Menhir costs three Resources less.
about-creature-glaistig = With a Sanctuary or Menhir, also take a Forest token.
about-creature-leannan_sidhe = When recruiting, also take a Forest token.
about-creature-tarw_cernunnos = Each use of an Artifact gives you a point.
about-creature-unseelie_court = Moving a card limit marker costs two Resources less.
about-creature-gancanagh = Two more seats for Ordinary Druids, taken at Dusk.
about-creature-seelie_court = Take a Potion from the box; only you may brew it.
about-creature-puca = Two more places for Creatures.
about-creature-carw_gwyn = Costs three points when taken; discard it for six.
about-creature-ellen_trechend = Worth five points, and nothing else.

# Questions

ask-order = Choose your Order.
ask-main = Play a card, perform a special action, or pass.
ask-end_turn = Take a free action, or end your turn.
ask-druid = { $deed }. Which Druid do you place?
ask-second_druid = { $exempt ->
    [1] The slot is occupied, but this Druid enters alone: send another to the Roots all the same?
   *[other] The slot is occupied: which second Druid goes to the Roots?
}
ask-surcharge = Pay one more Resource for the Oak action as well?
ask-pay = Which Resources do you pay?
ask-pay_menhir = Which units of the Menhir’s price do you pay?
ask-upper_place = The Menhir needs a place: how do you pay for raising the limit?
ask-recruit = Whom do you recruit?
ask-promote = Which Druid becomes what?
ask-advance = Where do you advance?
ask-root_druid = Which Druid enters the Branch?
ask-dryad = The Dryad takes two steps: choose the first.
ask-placement = Place a Druid on this Branch?
ask-creature = Which Creature do you take?
ask-keep = Which Creature do you keep?
ask-private_potion = Which Potion do you take from the box?
ask-sanctuary = Which side of the Sanctuary?
ask-artifact = Which Artifact do you take?
ask-brew = Which Potion do you brew?
ask-means = { $potion } lacks place or means: a free action could bring them.
ask-tokens = { $potion }: which Ingredients do you use?
ask-take_back = Clurichaun: which token do you take back?
ask-replay = Which action do you replay?
ask-limit = Which limit grows?
ask-limit_step = { $left ->
        [1] Gift of Nature: which limit grows?
       *[other] Gift of Nature, { $left } steps: which limit grows first?
    }
ask-bag_token = Which Ingredient do you pick from the bag?
ask-swap = Which Resources do you swap?
ask-add_card = Which card joins your hand?
ask-six = Six of which Resource?
ask-recharge = Which Artifacts do you turn back?
ask-borrow = Whose Artifact do you use? Choose one.
ask-runic_power = Erect a Menhir? Choose what you pay.
ask-bloom = Which Resource do you fill up?
ask-companion = Which Creature do you search out?
ask-gift = Which Artifact do you search out?
ask-order_druid = Which Druid performs your Order’s action?
ask-menhir_druid = Who erects the Menhir?
ask-artifact_druid = { $artifact }: which Druid do you place on it?
ask-order_under = In which order do the cards go under the pile?
ask-gather = Gather an Ingredient from the Forest?
ask-return_token = Which Forest token goes into the bag?
ask-forest_token = Take a token from the Forest?
ask-bugul_noz = Bugul Noz: two of which Resource?
ask-seating = Dusk: who comes home to rest? The others go to the Roots.
ask-final_darkwood = Brew a last Darkwood Potion?
ask-final_carw_gwyn = Discard Carw Gwyn for its points?

# Things counted one after another: none of what there is none of

so-many-feathers = { $feathers ->
        [one] { $feathers } Feather
       *[other] { $feathers } Feathers
    }
so-many-mistletoe = { $mistletoe ->
        [one] { $mistletoe } Mistletoe
       *[other] { $mistletoe } Mistletoe
    }
and-mistletoe = { $mistletoe ->
        [0] {""}
       *[other] , { so-many-mistletoe }
    }
so-many-runes = { $runes ->
        [one] { $runes } Rune
       *[other] { $runes } Runes
    }
and-runes = { $runes ->
        [0] {""}
       *[other] , { so-many-runes }
    }
from-feathers = { $feathers ->
        [0] { from-mistletoe }
       *[other] { so-many-feathers }{ and-mistletoe }{ and-runes }
    }
from-mistletoe = { $mistletoe ->
        [0] { from-runes }
       *[other] { so-many-mistletoe }{ and-runes }
    }
from-runes = { $runes ->
        [0] nothing
       *[other] { so-many-runes }
    }
so-many-barks = { $barks ->
        [one] { $barks } Bark
       *[other] { $barks } Barks
    }
so-many-roots = { $roots ->
        [one] { $roots } Root
       *[other] { $roots } Roots
    }
and-roots = { $roots ->
        [0] {""}
       *[other] , { so-many-roots }
    }
so-many-blueberries = { $blueberries ->
        [one] { $blueberries } Blueberry
       *[other] { $blueberries } Blueberries
    }
and-blueberries = { $blueberries ->
        [0] {""}
       *[other] , { so-many-blueberries }
    }
so-many-acorns = { $acorns ->
        [one] { $acorns } Acorn
       *[other] { $acorns } Acorns
    }
and-acorns = { $acorns ->
        [0] {""}
       *[other] , { so-many-acorns }
    }
so-many-mushrooms = { $mushrooms ->
        [one] { $mushrooms } Mushroom
       *[other] { $mushrooms } Mushrooms
    }
and-mushrooms = { $mushrooms ->
        [0] {""}
       *[other] , { so-many-mushrooms }
    }
from-barks = { $barks ->
        [0] { from-roots }
       *[other] { so-many-barks }{ and-roots }{ and-blueberries }{ and-acorns }{ and-mushrooms }
    }
from-roots = { $roots ->
        [0] { from-blueberries }
       *[other] { so-many-roots }{ and-blueberries }{ and-acorns }{ and-mushrooms }
    }
from-blueberries = { $blueberries ->
        [0] { from-acorns }
       *[other] { so-many-blueberries }{ and-acorns }{ and-mushrooms }
    }
from-acorns = { $acorns ->
        [0] { from-mushrooms }
       *[other] { so-many-acorns }{ and-mushrooms }
    }
from-mushrooms = { $mushrooms ->
        [0] nothing
       *[other] { so-many-mushrooms }
    }
and-archdruid = { $archdruid ->
        [0] {""}
       *[other] , the Archdruid
    }
and-bard = { $bard ->
        [0] {""}
       *[other] , the Bard
    }
and-ovate = { $ovate ->
        [0] {""}
       *[other] , the Ovate
    }
and-raven_master = { $raven_master ->
        [0] {""}
       *[other] , the Raven Master
    }
and-recluse = { $recluse ->
        [0] {""}
       *[other] , the Recluse
    }
and-ancient = { $ancient ->
        [0] {""}
       *[other] , the Ancient
    }
from-archdruid = { $archdruid ->
        [0] { from-bard }
       *[other] the Archdruid{ and-bard }{ and-ovate }{ and-raven_master }{ and-recluse }{ and-ancient }
    }
from-bard = { $bard ->
        [0] { from-ovate }
       *[other] the Bard{ and-ovate }{ and-raven_master }{ and-recluse }{ and-ancient }
    }
from-ovate = { $ovate ->
        [0] { from-raven_master }
       *[other] the Ovate{ and-raven_master }{ and-recluse }{ and-ancient }
    }
from-raven_master = { $raven_master ->
        [0] { from-recluse }
       *[other] the Raven Master{ and-recluse }{ and-ancient }
    }
from-recluse = { $recluse ->
        [0] { from-ancient }
       *[other] the Recluse{ and-ancient }
    }
from-ancient = { $ancient ->
        [0] nobody
       *[other] the Ancient
    }

extension-cost = { $cost ->
        [one] { $cost } { $kind ->
            [0] Feather
            [1] Mistletoe
            [2] Rune
            [3] Resource of any kind
           *[4] Resource of one kind
        }
       *[other] { $cost } { $kind ->
            [0] Feathers
            [1] Mistletoe
            [2] Runes
            [3] Resources of any kind
           *[4] Resources of one kind
        }
    }

# Choices

do-join = Join the { $order }
do-pass = Decline
do-main-pass = Pass
do-main-pass-now = { $number ->
    [0] Pass for this Round
    [one] Pass for this Round (one Druid ready)
   *[other] Pass for this Round ({ $number } Druids ready)
}
do-gather-pass = Gather no more today
do-forest_token-pass = Take no token
do-second_druid-pass = Send nobody
do-surcharge-pass = Only the Temple action
do-limit_step-pass = Leave the markers
do-recharge-pass = Turn back nothing
do-runic_power-pass = Erect no Menhir
do-means-pass = Do without the effect
do-placement-pass = Place nobody
do-take_back-pass = Take nothing back
do-final_darkwood-pass = Brew nothing
do-final_carw_gwyn-pass = Keep Carw Gwyn
# Where the action of another slot is used there, the slot is named too.
do-temple = { $slot-key ->
        [one] { $deed-key ->
                [storytelling_1] { $deed }
                [veneration_1] { $deed }
                [lore_1] { $deed }
                [wisdom_1] { $deed }
                [ritual_1] { $deed }
                [mysticism_1] { $deed }
               *[other] { $deed } ({ $slot })
            }
        [two] { $deed-key ->
                [storytelling_2] { $deed }
                [veneration_2] { $deed }
                [lore_2] { $deed }
                [wisdom_2] { $deed }
                [ritual_2] { $deed }
                [mysticism_2] { $deed }
               *[other] { $deed } ({ $slot })
            }
       *[three] { $deed-key ->
                [storytelling_3] { $deed }
                [veneration_3] { $deed }
                [lore_3] { $deed }
                [wisdom_3] { $deed }
                [ritual_3] { $deed }
                [mysticism_3] { $deed }
               *[other] { $deed } ({ $slot })
            }
    }
do-heart = { $deed }
do-oak = { $card }: Oak action
do-order = { $order }: { $order-key ->
        [bee] promote a Druid
        [blackbird] take a Creature
        [cairns] take a Sanctuary
        [fox] gain one kind of Resource
       *[other] { $space_of_order ->
            [1] draw Ingredients
           *[0] brew a Potion
        }
    }
do-menhir = Erect a Menhir
do-use_artifact = Use { $artifact-the }
do-end_turn = End the turn
do-place = Place { $druid-the }
do-send = Send { $druid-the } to the Roots
do-surcharge = Pay one more: { $resource-a }
do-pay_one = Pay { $resource-a }
do-pay = Pay { from-feathers }
do-recruit = Recruit { $druid-the }
do-recruit_two = { $druid-key ->
        [ordinary] { $other_druid-key ->
            [ordinary] Recruit two Ordinary Druids
           *[other] Recruit { $druid-the } and { $other_druid-the }
        }
       *[other] Recruit { $druid-the } and { $other_druid-the }
    }
do-promote = Promote to { $druid } the Druid { $place }
do-advance = Advance to the { $space }
do-climb = Climb with { $druid-the }
do-take_creature = Take { $creature }
do-look = Look at six cards with the Cailleach
do-keep = Keep { $creature }
do-shelve = Take the Potion { $potion }
do-build = Build a Sanctuary, { $side }
do-take_artifact = Take { $artifact-the }
do-brew = Brew { $potion-the }
do-brew_idly = Brew { $potion-the } (as things stand, without effect)
do-use = Use { from-barks }
do-use_one = Use { $ingredient-a }
do-use_of = { $count ->
        [0] Use no { $ingredient-many }
        [one] Use { $ingredient-a }
       *[other] Use { $count } { $ingredient-many }
    }
do-take_back = Take back { $ingredient-a }
do-replay = Replay { $deed }
do-grow = Raise the { $row }
do-pick = Pick { $ingredient-a } from the bag
do-pick_freely = Pick { $ingredient-a } from the bag, moving no Druid
do-gather = Gather { $ingredient-a } (place { $position })
do-gather_freely = Take { $ingredient-a } (place { $position }), moving no Druid
do-return = Return { $ingredient-a } (place { $position }) to the bag
do-swap = { $count ->
        [0] Swap nothing and gain three { $resource-many }
        [one] Swap { $count } { $given } for { $resource-many }
       *[other] Swap { $count } { $given-many } for { $resource-many }
    }
do-add = Add { $card } to the hand
do-gain = Gain { $resource-many }
do-six-gain = Gain six { $resource-many }
do-bloom-gain = Fill up { $resource-many } to nine
do-bugul_noz-gain = Gain two { $resource-many }
do-recharge = Turn back { $artifact-the }
do-recharge_two = Turn back { $artifact-the } and { $other_artifact-the }
do-borrow = Use the power { $artifact-of }
do-seat = { $ordinary ->
        [0] Seat { from-archdruid }
        [one] Seat an Ordinary Druid{ and-archdruid }{ and-bard }{ and-ovate }{ and-raven_master }{ and-recluse }{ and-ancient }
       *[other] Seat { $ordinary } Ordinary Druids{ and-archdruid }{ and-bard }{ and-ovate }{ and-raven_master }{ and-recluse }{ and-ancient }
    }
do-trade = Trade { $ingredient-a } and { $other_ingredient-a } for { $resource-a }
do-abhartach = Abhartach: return { $ingredient-a } for { $resource-a }
do-extend = Raise the { $row } for { from-feathers }
do-exchange = Exchange { $given-a } for { $resource-a }
do-renew = Renew the { $display }
do-carw_gwyn = Discard Carw Gwyn for its points
do-under = Under the pile: { $creature }, then { $second_creature }, then { $third_creature }
do-tiles_under = Under the pile: { $artifact }, then { $second_artifact }, then { $third_artifact }

# Events

log-first_player = { $player } is First Player.
log-joined = { $player } joins the { $order }.
log-round = Round { $round } begins.
log-dawn = Dawn: everybody gains { from-feathers }.
log-dusk = Dusk falls.
log-played = { $player } plays { $deed }.
log-replayed = { $player } replays { $deed }.
log-paid = { $count ->
        [one] { $player } pays { $count } { $resource }.
       *[other] { $player } pays { $count } { $resource-many }.
    }
log-gained = { $count ->
        [one] { $player } gains { $count } { $resource }.
       *[other] { $player } gains { $count } { $resource-many }.
    }
log-reaped = { $player } reaps { from-feathers }.
log-eclipsed = { $player } loses { from-feathers } to the eclipse.
log-scored = { $points ->
        [one] { $player } gains a point ({ $source }).
       *[other] { $player } gains { $points } points ({ $source }).
    }
log-lost_points = { $points ->
        [one] { $player } loses a point ({ $source }).
       *[other] { $player } loses { $points } points ({ $source }).
    }
log-drew = { $player } draws { $ingredients-a }.
log-forest_grew = The Forest holds { $ingredients-a }.
log-exchanged = { $player } exchanges { $given-a } for { $resource-a }.
log-traded = { $player } trades { $ingredients-a } for { $resource-a }.
log-extended = { $player }: the { $row } is now { $count }.
log-released = { $player } discards { $creature }.
log-renewed_creatures = { $player } renews the displayed Creatures: { $creatures }.
log-renewed_artifacts = { $player } renews the displayed Artifacts: { $artifacts }.
log-passed = { $player } passes.
log-declined_gathering = { $player } gathers no more today.
log-gathered = { $player } gathers { $ingredient-a }.
log-picked = { $player } picks { $ingredient-a } from the bag.
log-returned = { $player } returns { $ingredient-a } to the bag.
log-recruited = { $player } recruits { $druid-the }.
log-promoted = { $player }: a Druid ({ $place }) is now { $druid-the }.
log-advanced = { $player } reaches the { $space }.
log-token_crossed = { $player } takes a Solar token away.
log-sun_moved = { $value ->
        [one] The sun moves to space { $sun }: { $value } point.
       *[other] The sun moves to space { $sun }: { $value } points.
    }
log-festival = { $value ->
        [one] Solstice Festival: whoever has less than { $value } point reaps.
       *[other] Solstice Festival: whoever has fewer than { $value } points reaps.
    }
log-took_creature = { $player } takes { $creature }.
log-looked = { $count ->
        [one] { $player } looks at one card with the Cailleach.
       *[other] { $player } looks at { $count } cards with the Cailleach.
    }
log-kept_nothing = { $player } can keep none of them.
log-shelved = { $player } takes a Potion of their own: { $potion }.
log-built = { $player } builds a Sanctuary, { $side }.
log-erected = { $player } erects a Menhir.
log-took_artifact = { $player } takes { $artifact-the }.
log-used_artifact = { $player } uses { $artifact-the }.
log-exhausted = The { $artifact } is exhausted.
log-brewed = { $player } brews { $potion-the } with { $ingredients-a }.
log-forgone = { $player }: { $potion } remains without effect.
log-step_lost = { $player } paid for a step on the { $resource-key ->
        [feather] Feather
        [mistletoe] Mistletoe
       *[rune] Rune
    } Branch that is no longer possible: it is lost.
log-left_markers = { $player } forgoes a step of the card limits.
log-placed_nobody = { $player } places nobody on the { $resource-key ->
        [feather] Feather
        [mistletoe] Mistletoe
       *[rune] Rune
    } Branch.
log-no_gift = { $player } finds no Artifact: the pile is empty.
log-took_back = { $player } takes back { $ingredient-a }.
log-swapped = { $player } swaps { $count ->
        [0] nothing and gains
        [one] { $count } { $given } for
       *[other] { $count } { $given-many } for
    } { $total ->
        [one] { $total } { $resource }
       *[other] { $total } { $resource-many }
    }.
log-added = { $player } takes { $card } into hand.
log-recharged = { $player } turns back { $artifact-the }.
log-borrowed = { $player } uses the power { $artifact-of }.
log-extension = { $player } has one more Artifact place.
log-sent = { $player } sends { $druid-the } to the Roots.
log-order_action = { $player } uses the { $order } with { $druid-the }.
log-final_scoring = The last Day is over.
log-reshuffled = { $player } shuffles his cards.
log-drew_card = { $player } draws { $card }.
log-stood = { $player } places a Druid { $place }.
log-went_round = Clockwise from the neutral Druid: { $count ->
        [0] the first slot is free.
        [one] one slot taken, the next is free.
       *[other] { $count } slots taken, the last is free.
    }
log-found_no_slot = Every slot of the { $resource } Temple holds a Druid: { $player } climbs instead.
log-found_no_way = Every slot is taken and the { $resource } Branch is closed to { $player }: he stands beside the neutral Druid.
log-chose_branch = { $points ->
        [-1] No End is open to { $player }: he climbs where it brings a Festival, else on the left.
       *[other] { $player } climbs the { $resource } Branch: its best End is worth { $points } to him.
    }
log-chose_arm = { $points ->
        [-1] Both Ends are blocked: { $player } takes the left arm.
       *[other] { $player } takes the arm whose End is worth { $points } to him.
    }
log-tripled = { $player } returns three identical Ingredients: { $ingredient }.

# Scenes: what an event means, on a small card over the board

scene-dawn = Dawn
scene-dawn-note = A new Day: everybody gains { from-feathers }, as far as the track goes.
scene-dusk = Dusk
scene-dusk-note = Druids come home, cards return to hand, the Forest grows and the sun moves on.
scene-festival = Festival
scene-festival-note = The sun stands at { $value }: whoever has fewer points gains what their Druids on the Branches show.
scene-final_scoring = The last Day is over
scene-final_scoring-note = Whoever can brews a last Darkwood Potion; then most points win, and of equals whoever climbed higher.

# Endings

end-points = Whoever has the most points wins.
end-steps = Points are level; whoever took more steps on the Branches wins.
end-shared = Points and steps are level: the victory is shared.

# Refusals

why-not-in-hand = { $card } is not in your hand.
why-played-already = { $card } was played this Round: it comes back into your hand at Dusk.
why-first-take_creature = A Creature comes by an action of a card, an Order or an Artifact: choose that first.
why-first-take_artifact = An Artifact comes by an action of a card: choose that first.
why-first-brew = A Potion is brewed by an action of a card, an Order or an Artifact: choose that first.
why-first-advance = A Druid climbs by an action, such as the Oak action of a card: choose that first.
why-first-gather = Whoever has passed gathers in the Forest.
why-acted = You have had your action this turn.
why-no-active-druid = None of your Druids is at rest.
why-too-dear = { $cost ->
        [one] { $cost } { $resource }
       *[other] { $cost } { $resource-many }
    } needed; you have { $count }.
why-too-few = { $cost ->
        [one] One Resource needed, whichever.
       *[other] { $cost } Resources needed, whichever.
    }
why-nothing-to-do = This could not be carried out to the end.
why-other-slot = Another number of stones gives that action.
why-occupied = The slot is occupied, and no second Druid is at rest.
why-no-root-druid = None of your Druids is on the Roots.
why-branch-ends = Your Druid cannot climb further on this Branch.
why-other-order = You are not of the { $order }.
why-space-taken = One of your Druids stands there until Dusk.
why-needs-elder = An Elder at rest is needed.
why-no-stone-left = The supply of Sanctuaries and Menhirs is used up.
why-upper-row-ends = Your upper row is full, and its limit cannot be raised further.
why-upper-row-full = Your upper row is full. Raising its limit would help: it costs { extension-cost }, which you do not have as well.
why-menhir-price = The Menhir’s price cannot be paid.
why-not-yours = { $artifact } is not yours.
why-points-short = { $points ->
        [one] This use costs { $points } point.
       *[other] This use costs { $points } points.
    }
why-renewed-already = This display was renewed or used this turn.
why-pile-empty = The pile is empty.
why-not-on-card = { $card } has no such action.
why-heart-has-no-slot = The Heart of the Sacred Oak is its own temple: its actions take no slot of the board.
why-branches-end = None of your Druids can climb: on the Branches you may use, each stands on an End or below a blocked one, or none is on the Roots.
why-no-such-space = The { $order } has no second action.
why-creature-row-ends = Your Creature row is full, and its limit cannot be raised further.
why-creature-row-full = Your Creature row is full. Raising its limit would help: it costs { extension-cost }.
why-no-creature = There is no Creature that you could take.
why-no-artifact-place = You have no free place for an Artifact.
why-no-artifact = No Artifact is left to take.
why-markers-end = Both card limits are as high as they can be.
why-bag-empty = The Crane bag is empty.
why-no-card-beside = All your advanced cards are in your hand already.
why-nothing-to-swap = You have nothing to swap, or no track has room.
why-nothing-to-brew = You do not have the Ingredients of any Potion on offer.
why-nothing-played = You played no card on an earlier turn of this Round.
why-nothing-to-replay = No action of the cards you played earlier is possible.
why-no-rest-space = None of your Inactive Druids finds a free rest space.
why-no-promotion = No promotion is left, or nobody who could take it would still find room to rest.
why-spoils = That would make it impossible to finish what you have begun.
why-no-such-creature = You do not have { $creature }.
why-token-missing = You do not have that much { $ingredient }.
why-track-full = Your track is full: { $resource }.
why-named-otherwise = That trade is offered with its two Ingredients the other way round.
why-marker-ends = It cannot go further: { $row }.
why-extension-price = Raising that limit costs you { extension-cost }: { $row }.
why-same-kind = A Resource is exchanged for another kind.
why-none-left = You have none left: { $resource }.
why-to-and-fro = Exchanges do not go to and fro; do something else first.
why-renewal-price = You cannot pay for renewing the { $display }.
why-order = That Order is taken.
why-druid = Only a Druid at rest with whom the action can be paid and carried out.
why-second_druid = Only another Druid at rest, whose going leaves the action possible.
why-surcharge = The surcharge is paid in the Resource of the card’s Temple.
why-pay = The price must be met exactly, out of what you have.
why-pay_menhir = The Menhir’s price must be met exactly, out of what you have, at most its share of each kind.
why-upper_place = The Menhir waits for a place: only what leaves it one.
why-recruit = Only Druids on the Roots who find a free rest space.
why-promote = Only an Ordinary Druid of yours standing there, and a promotion you do not have; who rests must still find room.
why-advance = Only the next space of a Branch you may climb; a blocked End is closed.
why-root_druid = Only a Druid on the Roots enters a Branch.
why-dryad = The Dryad takes two steps: only a space with a free one above it.
why-placement = Only the first space of this Branch.
why-creature = Only a displayed Creature, and one whose points you can lose.
why-keep = Only one of the cards you look at, and one whose points you can lose.
why-private_potion = That Potion lies on the board, not in the box.
why-sanctuary = A Sanctuary has two sides.
why-artifact = Only a displayed Artifact.
why-brew = Only a Potion on offer for which you have the Ingredients; the Chosen and the Heart once.
why-tokens = These Ingredients do not make the Potion, or you do not have them.
why-take_back = Only one of the tokens just used.
why-replay = Only an action, possible now, of a card you played on an earlier turn of this Round.
why-limit = That limit is as high as it can be.
why-limit_step = That limit is as high as it can be.
why-bag_token = The bag holds none of these.
why-swap = Two different kinds, no more than you have and no more than the other track has room for.
why-add_card = Only an advanced card that is still beside the board.
why-six = Choose one of the three Resources.
why-recharge = Only Artifacts of yours that were used, each once.
why-borrow = Only an Artifact in somebody’s places whose power you can use now.
why-runic_power = The price must be met exactly, out of what you have.
why-bloom = That track is full already.
why-companion = Only a Creature of the pile, and one whose points you can lose.
why-gift = Only an Artifact of the pile.
why-order_druid = Only a Druid at rest who can carry the action out; where an Elder is needed, an Elder.
why-menhir_druid = Only an Elder at rest with whom the Menhir can be paid.
why-artifact_druid = Only a Druid at rest with whom the power can be used.
why-order_under = Each of the three displayed goes under the pile once.
why-gather = That token does not lie there, or you have no means to gather it so.
why-return_token = That token does not lie there.
why-forest_token = That token does not lie there.
why-bugul_noz = Choose one of the three Resources.
why-seating = As many as possible must come home to rest, and only who finds room.
why-final_darkwood = You do not have enough different Ingredients for that Potion.

# Reasons of the evaluation

reason-points = points
reason-points-more = { $count ->
    [one] one more point
   *[other] { $count } more points
}
reason-points-fewer = { $count ->
    [one] one point fewer
   *[other] { $count } points fewer
}
reason-resources = Resources
reason-resources-more = more Resources
reason-resources-fewer = fewer Resources
reason-ingredients = Ingredients
reason-ingredients-more = more Ingredients
reason-ingredients-fewer = fewer Ingredients
reason-druids = Druids at hand
reason-druids-more = more Druids at hand
reason-druids-fewer = fewer Druids at hand
reason-elders = Elders
reason-elders-more = more from the Elders
reason-elders-fewer = less from the Elders
reason-cards = cards in hand
reason-cards-more = more in hand
reason-cards-fewer = less in hand
reason-creatures = powers of Creatures
reason-creatures-more = more powers of Creatures
reason-creatures-fewer = fewer powers of Creatures
reason-artifacts = uses of Artifacts
reason-artifacts-more = more uses of Artifacts
reason-artifacts-fewer = fewer uses of Artifacts
reason-climbing = the way to the Ends
reason-climbing-more = nearer to the Ends
reason-climbing-fewer = farther from the Ends
reason-places = free places
reason-places-more = more free places
reason-places-fewer = fewer free places
reason-rivals = the strongest rival
reason-rivals-more = the strongest rival held back
reason-rivals-fewer = the strongest rival helped along
reason-under_way = what is under way
reason-under_way-more = more set going
reason-under_way-fewer = less set going

# What a hint leads to.
goal-steps = { $count ->
    [one] then a Druid stands one step up a Branch
   *[other] then a Druid stands { $count } steps up a Branch
}
goal-rest = { $count ->
    [one] then one Druid is back at Dusk
   *[other] then { $count } Druids are back at Dusk
}
goal-festival = { $count ->
    [one] then a Festival brings one Resource
   *[other] then a Festival brings { $count } Resources
}
goal-brews = { $count ->
    [one] then the Ingredients of one Potion are there
   *[other] then the Ingredients of { $count } Potions are there
}

# Options

option-orders = Orders
option-orders-note = Everybody chooses their own, the First Player last; or give them here, to all the seats.
option-orders-any = The player chooses
option-orders-any-note = All choose their own when the game begins, the First Player last.
option-orders-bee = Order of the Bee
option-orders-bee-note = { about-order-bee }
option-orders-blackbird = Order of the Blackbird
option-orders-blackbird-note = { about-order-blackbird }
option-orders-cairns = Order of the Cairns
option-orders-cairns-note = { about-order-cairns }
option-orders-fox = Order of the Fox
option-orders-fox-note = { about-order-fox }
option-orders-forest = Order of the Forest
option-orders-forest-note = { about-order-forest }
option-first = First Player
option-first-note = Who begins; Broichan always begins the solo game.
option-first-random = at random
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-eclipse = Eclipse
option-eclipse-note = At a Festival, who is ahead of the sun loses what their Branches show.
option-solar_profile = Solar tokens
option-solar_profile-note = Where the Solar tokens lie.
option-solar_profile-literal = two by two
option-solar_profile-symmetric = one on each Branch
option-ovate_discount = Ovate
option-ovate_discount-note = What the Ovate saves when brewing.
option-ovate_discount-resource = a Resource
option-ovate_discount-ingredient = an Ingredient
option-sun_tie = Level with the sun
option-sun_tie-note = Whether who has exactly the sun’s points reaps at a Festival.
option-sun_tie-none = reaps nothing
option-sun_tie-behind = reaps
option-gancanagh_fill = Gancanagh’s seats
option-gancanagh_fill-note = When Druids may take Gancanagh’s seats.
option-gancanagh_fill-dusk = at Dusk only
option-gancanagh_fill-always = at any time

# Verbs, as the chips of a narrowed choice show them

verb-join = Join
verb-pass = Pass
verb-temple = Temple
verb-heart = Heart of the forest
verb-oak = Oak
verb-order = Order
verb-menhir = Menhir
verb-use_artifact = Use an artifact
verb-end_turn = End the turn
verb-place = Place
verb-send = Send
verb-surcharge = Surcharge
verb-pay_one = Pay one Resource
verb-pay = Pay
verb-recruit = Recruit
verb-recruit_two = Recruit two
verb-promote = Promote
verb-advance = Advance
verb-climb = Climb
verb-take_creature = Take a creature
verb-look = Look
verb-keep = Keep
verb-shelve = Shelve
verb-build = Build
verb-take_artifact = Take an artifact
verb-brew = Brew
verb-use = Use
verb-use_one = Use one Ingredient
verb-use_of = Use of one kind
verb-take_back = Take back
verb-replay = Replay
verb-grow = Enlarge
verb-pick = Pick
verb-pick_freely = Pick freely
verb-gather = Gather
verb-gather_freely = Gather freely
verb-return = Return
verb-swap = Swap
verb-add = Add
verb-gain = Gain
verb-recharge = Recharge
verb-recharge_two = Recharge two
verb-borrow = Borrow
verb-seat = Seat
verb-trade = Trade
verb-abhartach = Abhartach
verb-extend = Extend
verb-exchange = Exchange
verb-renew = Renew
verb-carw_gwyn = Carw Gwyn
verb-under = Put under
verb-tiles_under = Put tiles under

phase-day = Day
phase-dusk = Dusk
phase-end = Final count

# The question as it narrows

narrow-promote-druid = What does this Druid become?
narrow-extend-row = Which limit do you raise?
narrow-extend-feathers = With which Resources do you raise the limit?
narrow-extend-mistletoe = With which Resources do you raise the limit?
narrow-renew-display = Which display do you renew?
narrow-trade-ingredient = Which Ingredient do you give?
narrow-trade-other_ingredient = Which second Ingredient do you give?
narrow-trade-resource = Which Resource do you get?
narrow-abhartach-ingredient = Which Ingredient do you give?
narrow-abhartach-resource = Which Resource do you get?
narrow-exchange-given = Which Resource do you give?
narrow-exchange-resource = Which Resource do you get?
narrow-swap-given = Which Resource do you give?
narrow-swap-resource = Which Resource do you get?
narrow-swap-count = How many do you exchange?
narrow-card = Play { $picked }: in the Temple or on the Branch?
narrow-druid = This Druid ({ $picked }): alone, or with another?
