/** The unit that a word names: of weight, length, or beads. */
export const units: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    ratti: 'ratti rati ratty rattis rattie रत्ती रति रत्ति',
    carat: 'carat carats ct cts caret karat कैरेट',
    g: 'g gm gms gram grams ग्राम',
    kg: 'kg kilo किलो',
    inch: 'inch inches in इंच',
    mm: 'mm मिमी',
    cm: 'cm',
    beads: 'bead beads dana dane daana daane manke दाना दाने मनके',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit])),
);

/** Returns whether a word is a unit of a measure. */
export const isUnit = (word: string): boolean => word !== 'in' && Object.hasOwn(units, word);
