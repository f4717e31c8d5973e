import { brandMark } from './brand-mark.ts';

/** The colours of the mark on a tile: its stones, the ruby in the middle, and the ground. */
export type TileColours = { ink: string; manik: string; ground: string };

/** Draws the mark on a square tile of its own, so that it is as clear on a dark ground as on a light one. */
export const markTile = ({ ink, manik, ground }: TileColours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><style>.mk{fill:${ink}}.mk-c{fill:${manik}}</style>` +
  `<rect width="48" height="48" fill="${ground}"/><svg x="6" y="6" width="36" height="36" viewBox="0 0 32 32">${brandMark()}</svg></svg>`;
