/**
 * A picture's name may begin with its mean colour, then this mark, then 2 if a strip of the cut stone on it is stored beside it
 * (turn-strip.ts), else 0. A 1 is from shops of before, which stored another file. So every page knows both without a word more
 * (`colourOf` and `hasStrip` in pictures.ts, which a first visit loads). A name made of random digits has the mark once in 268
 * million.
 */
const COLOUR_MARK = 'c0107e5';

/** Returns the first digits of a picture's name. `colour` is #rrggbb. */
export const nameStart = (colour: string, withStrip = false): string =>
  `${colour.slice(1)}${COLOUR_MARK}${withStrip ? 2 : 0}`;
