/** The small pictures of a first card, by the names that the words of the games use. */

import beech from 'glyph:beech';
import boar from 'glyph:boar';
import campingTent from 'glyph:camping-tent';
import cardPickup from 'glyph:card-pickup';
import circularSaw from 'glyph:circular-saw';
import crackedShield from 'glyph:cracked-shield';
import crossedSwords from 'glyph:crossed-swords';
import cultist from 'glyph:cultist';
import deadWood from 'glyph:dead-wood';
import dolmen from 'glyph:dolmen';
import fist from 'glyph:fist';
import floatingGhost from 'glyph:floating-ghost';
import fox from 'glyph:fox';
import hammerNails from 'glyph:hammer-nails';
import hood from 'glyph:hood';
import knapsack from 'glyph:knapsack';
import knightBanner from 'glyph:knight-banner';
import laurels from 'glyph:laurels';
import log from 'glyph:log';
import lotus from 'glyph:lotus';
import meditation from 'glyph:meditation';
import meepleArmy from 'glyph:meeple-army';
import moon from 'glyph:moon';
import nestEggs from 'glyph:nest-eggs';
import nightSleep from 'glyph:night-sleep';
import oak from 'glyph:oak';
import padlock from 'glyph:padlock';
import pineTree from 'glyph:pine-tree';
import plainCircle from 'glyph:plain-circle';
import plantSeed from 'glyph:plant-seed';
import positionMarker from 'glyph:position-marker';
import primitiveTorch from 'glyph:primitive-torch';
import publicSpeaker from 'glyph:public-speaker';
import rank from 'glyph:rank-2';
import raven from 'glyph:raven';
import revolt from 'glyph:revolt';
import robotGolem from 'glyph:robot-golem';
import scales from 'glyph:scales';
import scrollUnfurled from 'glyph:scroll-unfurled';
import shakingHands from 'glyph:shaking-hands';
import smallFire from 'glyph:small-fire';
import spiralBloom from 'glyph:spiral-bloom';
import sprout from 'glyph:sprout';
import stonePile from 'glyph:stone-pile';
import sun from 'glyph:sun';
import sunrise from 'glyph:sunrise';
import treeGrowth from 'glyph:tree-growth';
import triquetra from 'glyph:triquetra';
import twoCoins from 'glyph:two-coins';
import walkingBoot from 'glyph:walking-boot';
import whirlwind from 'glyph:whirlwind';
import wizardStaff from 'glyph:wizard-staff';
import wolfHead from 'glyph:wolf-head';

export const GLYPHS: Record<string, string> = {
  bag: knapsack,
  base: campingTent,
  boar,
  boot: walkingBoot,
  broichan: wizardStaff,
  cards: cardPickup,
  coin: twoCoins,
  crack: crackedShield,
  crown: laurels,
  cultist,
  drain: spiralBloom,
  dream: nightSleep,
  druid: hood,
  end: padlock,
  fire: smallFire,
  forest: pineTree,
  fox,
  garden: lotus,
  hammer: hammerNails,
  hand: cardPickup,
  hands: shakingHands,
  location: positionMarker,
  machine: robotGolem,
  moon,
  oak,
  officer: rank,
  order: triquetra,
  post: scales,
  power: stonePile,
  pray: meditation,
  raven,
  recruiter: knightBanner,
  revolt,
  roost: nestEggs,
  sawmill: circularSaw,
  scroll: scrollUnfurled,
  seed: plantSeed,
  slots: treeGrowth,
  souls: floatingGhost,
  speaker: publicSpeaker,
  spirit: whirlwind,
  sprout,
  sun,
  sunrise,
  swords: crossedSwords,
  sympathy: fist,
  temple: dolmen,
  token: plainCircle,
  torch: primitiveTorch,
  tree: beech,
  warriors: meepleArmy,
  wither: deadWood,
  wolf: wolfHead,
  wood: log,
};
