/** Where things lie on the two maps; coordinates 0–100, y downwards. */

export interface Layout {
  slots: readonly number[];
  x: readonly number[];
  y: readonly number[];
  paths: readonly (readonly [number, number])[];
  river: readonly number[];
  riverEnds: readonly [readonly [number, number], readonly [number, number]];
  riverCutsForests: boolean;
  /** In the order of the places after the clearings. */
  forests: readonly (readonly [number, number])[];
}

export type MapName = 'autumn' | 'winter';

export const LAYOUTS: Record<MapName, Layout> = {
  autumn: {
    slots: [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2],
    x: [10, 88, 83, 12, 55, 90, 59, 38, 11, 42, 64, 32],
    y: [13, 23, 88, 82, 9, 51, 78, 90, 40, 29, 48, 57],
    paths: [
      [1, 5],
      [1, 9],
      [1, 10],
      [2, 5],
      [2, 6],
      [2, 10],
      [3, 6],
      [3, 7],
      [3, 11],
      [4, 8],
      [4, 9],
      [4, 12],
      [6, 11],
      [7, 8],
      [7, 12],
      [9, 12],
      [10, 12],
      [11, 12],
    ],
    river: [4, 7, 11, 10, 5],
    riverEnds: [
      [-3, 96],
      [66, -14],
    ],
    riverCutsForests: false,
    forests: [
      [47, 18],
      [24, 35],
      [66, 36],
      [79, 63],
      [60, 65],
      [35, 77],
      [17, 60],
    ],
  },
  winter: {
    slots: [1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 3, 3],
    x: [13, 88, 83, 15, 37, 59, 91, 58, 37, 13, 36, 61],
    y: [14, 23, 85, 79, 17, 24, 57, 72, 84, 42, 50, 47],
    paths: [
      [1, 5],
      [1, 10],
      [1, 11],
      [2, 6],
      [2, 7],
      [2, 12],
      [3, 7],
      [3, 8],
      [3, 12],
      [4, 9],
      [4, 10],
      [4, 11],
      [5, 6],
      [8, 9],
      [8, 12],
      [9, 11],
    ],
    river: [10, 11, 12, 7],
    riverEnds: [
      [-4, 36],
      [104, 62],
    ],
    riverCutsForests: true,
    forests: [
      [48, 33],
      [20, 35],
      [80, 41],
      [79, 64],
      [68, 68],
      [21, 57],
      [29, 72],
      [47, 63],
    ],
  },
};
