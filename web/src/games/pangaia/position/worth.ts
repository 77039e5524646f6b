/** What playing a ritual would bring now, or what it is short of. */

import type { Scene } from '../../../lib/scene';
import { CLIMATES, type Climate } from '../view';
import { say as boardSay } from '../words';
import { say } from './words';

export function worthNow(scene: Scene, points: number, short: readonly [string, Climate] | null): string {
  if (!short) return say('worth', { count: points });
  const climate = scene.speech.name('resource', CLIMATES.indexOf(short[1]));
  return boardSay(`short-${short[0]}`, { climate });
}
