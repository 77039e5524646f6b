/** The inks of the two maps, by day and by night. */

export interface Inks {
  sheet: string;
  hatch: string;
  floor: string;
  floorEdge: string;
  verge: string;
  trees: readonly string[];
  cut: string;
  trunk: string;
  path: string;
  pathEdge: string;
  pebble: string;
  water: string;
  waterEdge: string;
  ripple: string;
  glade: readonly [string, string];
  gladeEdge: string;
  ink: string;
  slotFill: string;
  slotLine: string;
  act: string;
  glow: string;
  tint: readonly [string, string, string];
  snow?: string;
}

export const INKS: Record<string, Inks> = {
  'autumn-light': {
    sheet: '#efe7d0',
    hatch: '#c9bc97',
    floor: '#a9b98a',
    floorEdge: '#8ca06f',
    verge: '#c6cca0',
    trees: ['#4a6b41', '#3f5d3a', '#587848', '#6d7f48', '#7c7346'],
    cut: '#a9b98a',
    trunk: '#4a3826',
    path: '#e9d9b0',
    pathEdge: '#9a8157',
    pebble: '#b79c6c',
    water: '#86acb4',
    waterEdge: '#52808c',
    ripple: '#d5e4e2',
    glade: ['#f8f1d6', '#e9e4b8'],
    gladeEdge: '#7f8b55',
    ink: '#23301f',
    slotFill: '#e2d6ae',
    slotLine: '#8a7650',
    act: '#b8731a',
    glow: '#e39a2e',
    tint: ['#e3be9f', '#d5d28c', '#d9c2cb'],
  },
  'autumn-dark': {
    sheet: '#18231c',
    hatch: '#2b3a2f',
    floor: '#1c2c22',
    floorEdge: '#14201a',
    verge: '#28392c',
    trees: ['#34513c', '#2c4634', '#3d5c43', '#47573a', '#4e4d36'],
    cut: '#1b2a21',
    trunk: '#120e09',
    path: '#7e6f52',
    pathEdge: '#3a3325',
    pebble: '#a08e69',
    water: '#2e5560',
    waterEdge: '#16323a',
    ripple: '#6c98a0',
    glade: ['#4a5a44', '#3b4a38'],
    gladeEdge: '#5f7355',
    ink: '#ede6d6',
    slotFill: '#33402f',
    slotLine: '#8c9a7c',
    act: '#f0b35a',
    glow: '#f0b35a',
    tint: ['#523f32', '#4a4e2b', '#4a3e48'],
  },
  'winter-light': {
    sheet: '#eff0ea',
    hatch: '#cbd2cc',
    floor: '#c6d3cd',
    floorEdge: '#a9bbb4',
    verge: '#dde4de',
    trees: ['#56756a', '#4a665c', '#64827a', '#6f8a7f', '#5c6f63'],
    cut: '#eef3f0',
    trunk: '#4a3c30',
    path: '#efe7d5',
    pathEdge: '#a3957c',
    pebble: '#bfb196',
    water: '#9cc0cc',
    waterEdge: '#5f8d9c',
    ripple: '#e6f1f2',
    glade: ['#fdfbf2', '#eeeedf'],
    gladeEdge: '#93a597',
    ink: '#23301f',
    slotFill: '#e6e2d0',
    slotLine: '#8f8a72',
    act: '#b8731a',
    glow: '#e39a2e',
    tint: ['#eacfc2', '#e1e0b4', '#e0d2dc'],
    snow: '#fbfcf8',
  },
  'winter-dark': {
    sheet: '#182125',
    hatch: '#2a363a',
    floor: '#202d30',
    floorEdge: '#161f22',
    verge: '#2d3b3d',
    trees: ['#3f5c5b', '#365050', '#486766', '#3c5450', '#4a5f58'],
    cut: '#223033',
    trunk: '#0f0d0b',
    path: '#7b7464',
    pathEdge: '#36332c',
    pebble: '#9d9682',
    water: '#34606f',
    waterEdge: '#1a3844',
    ripple: '#82aeb8',
    glade: ['#56645f', '#45534f'],
    gladeEdge: '#71857f',
    ink: '#ede6d6',
    slotFill: '#3a4744',
    slotLine: '#96a69f',
    act: '#f0b35a',
    glow: '#f0b35a',
    tint: ['#5c4843', '#54593f', '#544b58'],
    snow: '#afc3c3',
  },
};
