/**
 * A picture's name may begin with its mean colour, then this mark, then 1 if a file of the cut stone on it is stored beside it,
 * else 0. So every page knows both without a word more (`colourOf` and `hasStone` in pictures.ts, which a first visit loads). A
 * name made of random digits has the mark once in 268 million.
 */
const COLOUR_MARK = 'c0107e5';

/** Returns the first digits of a picture's name. `colour` is #rrggbb. */
export const nameStart = (colour: string, withStone = false): string =>
  colour.slice(1) + COLOUR_MARK + Number(withStone);

/** Returns the name or address of the file of the stone on a picture. It takes the place of a copy of 128 pixels. */
export const stoneFileOf = (name: string): string => name.replace(/(?=\.\w+$)/, '-128');
