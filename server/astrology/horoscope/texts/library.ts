/** A passage in English and Hindi: whole sentences, so that passages can stand beside each other in any order. */
export type Passage = readonly [en: string, hi: string];

/**
 * The texts of a day while the Moon passes one house counted from the reader's sign. The counts are chosen so that a
 * place in a list comes again only when the Moon is elsewhere (see `compose.ts`).
 */
export type HouseTexts = {
  /** The mood of the day: 8. */
  openings: readonly Passage[];
  /** Ten pieces of advice. */
  counsels: readonly Passage[];
  /** Six opportunities to look for. */
  seek: readonly Passage[];
  /** Six possible obstacles. */
  challenge: readonly Passage[];
  /** A thought to keep: 10. */
  insight: readonly Passage[];
};

/**
 * A sentence about a graha's passage: `{nth}` is the house counted from the reader's sign, `{area}` what it stands for.
 * In Hindi both always stand before a postposition, so one (oblique) form of each is enough.
 */
export type GrahaTexts = {
  /** In a place the texts call good: 4. */
  easy: readonly Passage[];
  /** In the other places: 4. */
  steady: readonly Passage[];
  /** While it goes backwards: 4; the lights never do and the nodes always do, so theirs is empty. */
  backwards: readonly Passage[];
};
