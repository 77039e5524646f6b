/** The pictures of Oak, by the numbers the game uses. Most are from game-icons, a few are drawn here. */

import acorn from 'glyph:acorn';
import axe from 'glyph:axe-in-log';
import bat from 'glyph:bat';
import bee from 'glyph:bee';
import beech from 'glyph:beech';
import beer from 'glyph:beer-stein';
import bowen from 'glyph:bowen-knot';
import bull from 'glyph:bull-horns';
import butterfly from 'glyph:butterfly';
import candle from 'glyph:candle-flame';
import cape from 'glyph:cape';
import cardDraw from 'glyph:card-draw';
import cardPickup from 'glyph:card-pickup';
import cauldron from 'glyph:cauldron';
import rooster from 'glyph:chicken';
import comb from 'glyph:comb';
import cornucopia from 'glyph:cornucopia';
import vines from 'glyph:curling-vines';
import skull from 'glyph:death-skull';
import deer from 'glyph:deer';
import dolmen from 'glyph:dolmen';
import dragon from 'glyph:double-dragon';
import elderberry from 'glyph:elderberry';
import fairy from 'glyph:fairy';
import wings from 'glyph:fairy-wings';
import feather from 'glyph:feather';
import ghost from 'glyph:floating-ghost';
import forest from 'glyph:forest';
import foxHead from 'glyph:fox-head';
import pendant from 'glyph:gem-pendant';
import goat from 'glyph:goat';
import goblin from 'glyph:goblin';
import goblinHead from 'glyph:goblin-head';
import harp from 'glyph:harp';
import triskelion from 'glyph:heavy-thorny-triskelion';
import hood from 'glyph:hood';
import horse from 'glyph:horse-head';
import hound from 'glyph:hound';
import horn from 'glyph:hunting-horn';
import imp from 'glyph:imp-laugh';
import moon from 'glyph:moon';
import mouse from 'glyph:mouse';
import mushroom from 'glyph:mushroom';
import necklace from 'glyph:necklace';
import oak from 'glyph:oak';
import oakLeaf from 'glyph:oak-leaf';
import oneEyed from 'glyph:one-eyed';
import padlock from 'glyph:padlock';
import pine from 'glyph:pine-tree';
import pouch from 'glyph:pouch-with-beads';
import queen from 'glyph:queen-crown';
import rabbit from 'glyph:rabbit-head';
import raven from 'glyph:raven';
import recycle from 'glyph:recycle';
import ring from 'glyph:ring';
import rose from 'glyph:rose';
import potion from 'glyph:round-potion';
import rune from 'glyph:rune-stone';
import seahorse from 'glyph:seahorse';
import shield from 'glyph:shield';
import sickle from 'glyph:sickle';
import sparrow from 'glyph:sparrow';
import stag from 'glyph:stag-head';
import stonePile from 'glyph:stone-pile';
import sun from 'glyph:sun';
import sunrise from 'glyph:sunrise';
import bag from 'glyph:swap-bag';
import torc from 'glyph:torc';
import torch from 'glyph:torch';
import roots from 'glyph:tree-roots';
import triquetra from 'glyph:triquetra';
import troll from 'glyph:troll';
import unicorn from 'glyph:unicorn';
import upgrade from 'glyph:upgrade';
import vampire from 'glyph:vampire-dracula';
import vineLeaf from 'glyph:vine-leaf';
import water from 'glyph:water-splash';
import werewolf from 'glyph:werewolf';
import witch from 'glyph:witch-face';
import staff from 'glyph:wizard-staff';

const line = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;

const mistletoe =
  '<path d="M243 200C150 158 58 212 30 366c-6 34 30 50 60 30 84-54 140-106 153-196Zm26 0c93-42 185 12 213 166 6 34-30 50-60 30-84-54-140-106-153-196ZM246 188C196 150 168 96 176 34c3-20 26-22 38-8 36 44 50 98 44 162Zm20 0c50-38 78-92 70-154-3-20-26-22-38-8-36 44-50 98-44 162Z"/><circle cx="256" cy="268" r="42"/><circle cx="212" cy="352" r="42"/><circle cx="300" cy="352" r="42"/>';
const antlers = line(
  'M226 450C150 400 110 330 96 220M96 220C60 190 44 150 44 90M100 240c30-40 36-90 26-160M112 300c46-20 70-60 84-120M286 450c76-50 116-120 130-230M416 220c36-30 52-70 52-130M412 240c-30-40-36-90-26-160M400 300c-46-20-70-60-84-120M226 450h60',
  34,
);
const seal =
  '<path d="M84 132c22-52 96-66 134-22 16 20 20 44 16 68 66 22 134 62 182 126 8-30 34-50 70-52-2 32-12 50-30 62 24 6 42 24 48 50-36 8-66 0-86-20-26 18-66 26-112 26-22 28-66 40-104 30 8-20 22-34 40-42-42-14-74-42-90-78-18 44-54 72-96 78-4-56 12-104 36-138-18-8-30-24-32-44-12-2-22-10-26-22 12-14 30-22 50-22Z"/>';
const bark =
  '<path fill-rule="evenodd" d="M120 60c60-24 200-26 272 0 14 130 14 260 0 392-72 26-212 24-272 0-14-132-14-262 0-392Zm50 40v120h20V100Zm0 170v140h20V270Zm60-180v70h20V90Zm0 130v190h20V220Zm60-124v180h20V96Zm0 240v80h20v-80Zm50-226v80h20v-80Zm0 140v150h20V250Z"/>';
const star = '<path d="M256 34l62 143 154 13-117 102 36 152-135-81-135 81 36-152L40 190l154-13Z"/>';

// biome-ignore format: a list
export const SIGN = {
  acorn, antlers, bag, cardDraw, cardPickup, dolmen, feather, hood, oak, oakLeaf, padlock, pine, potion, roots,
  sickle, staff, stag, star, sun, sunrise, torch, triskelion, upgrade, vines, recycle, bowen, triquetra,
} as const;

/** Feather, Mistletoe, Rune. */
export const RESOURCE = [feather, mistletoe, rune] as const;
/** Bark, Root, Blueberry, Acorn, Mushroom. */
export const INGREDIENT = [bark, roots, elderberry, acorn, mushroom] as const;
/** By specialisation; an Ordinary Druid has none. */
export const ELDER = ['', torc, harp, pouch, raven, cape, antlers] as const;
export const ORDER = [bee, sparrow, stonePile, foxHead, forest] as const;
/** Of each End, from left to right: what it counts. */
export const END = [star, staff, stag, potion, dolmen, sickle] as const;
/** The effects of cards, by their name in the data. */
export const EFFECT: Record<string, string> = {
  limit: upgrade,
  creature: stag,
  artifact: sickle,
  recruit: hood,
  recruit_two: hood,
  advance: oak,
  promote: staff,
  bag,
  sanctuary: dolmen,
  swap: recycle,
  brew: potion,
  add_card: cardDraw,
  replay: recycle,
  six: feather,
  draw_three: bag,
};
// biome-ignore format: in the order of the tiles
export const ARTIFACT = [
  necklace, pendant, pouch, stag, axe, horn, antlers, cauldron, sickle, cornucopia, ring, shield,
] as const;
// biome-ignore format: in the order of the cards
export const CREATURE = [
  ghost, goblin, seal, imp, water, seahorse, hound, troll, candle, rooster, goblinHead, queen, fairy, horse, moon,
  rose, beer, rabbit, vampire, skull, witch, werewolf, comb, beech, unicorn, oneEyed, goat, vineLeaf, bull, bat,
  butterfly, wings, mouse, deer, dragon,
] as const;
