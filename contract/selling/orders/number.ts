// No zod here, because pages load this file.

/** Formats the number of an order as people see it: NR-20461. */
export const formatOrderNumber = (number: number): string => `NR-${number}`;

/** Reads an order number as people write it (NR-20461, nr 20461, #NR20461). Returns null for other text. */
export function parseOrderNumber(text: string): number | null {
  const digits = /^#?\s*nr[-\s]*(\d{1,12})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
