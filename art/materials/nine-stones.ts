/** The colours of the nine stones as an edge of letters and of shared pictures, from left to right. */
export const NINE_STONES = [
  '#a11041',
  '#f5eee6',
  '#ba1f1c',
  '#006640',
  '#e2a21d',
  '#dfe7ee',
  '#2648a1',
  '#8a4603',
  '#6b6a2a',
] as const;
