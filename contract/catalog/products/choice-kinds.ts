/** The kinds of choice that the name of a size or variant tells, in the order in which buyers see the groups. */
export const choiceKinds = [
  'weight',
  'ring',
  'named',
  'length',
  'count',
  'volume',
  'mukhi',
  'look',
  'other',
] as const;
/** A kind of size or variant: a ring's size, a weight, a length, a number of pieces, a colour. */
export type ChoiceKind = (typeof choiceKinds)[number];
