// Pages load this file, so it has no dependency on zod.

/** The stones of the nine grahas, by their names in the facts of products. */
export const grahaStones = [
  'ruby',
  'pearl',
  'red_coral',
  'emerald',
  'yellow_sapphire',
  'diamond',
  'blue_sapphire',
  'hessonite',
  'cats_eye',
] as const;
/** A stone of one of the nine grahas. */
export type GrahaStone = (typeof grahaStones)[number];

/** The verdicts of an astrologer on the stone of a kundli: agrees with the advice, names another, or advises none. */
export const opinionVerdicts = ['agrees', 'another', 'none'] as const;
/** An astrologer's verdict on the stone of a kundli. */
export type OpinionVerdict = (typeof opinionVerdicts)[number];

/** The longest note of an astrologer, in characters. */
export const opinionNoteLength = 500;
