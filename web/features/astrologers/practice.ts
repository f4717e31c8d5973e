/** Words that somebody separated by commas, without empties. */
export const splitWords = (typed: string): string[] =>
  typed
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Words in one line. */
export const joinWords = (words: readonly string[]): string => words.join(', ');

/** True for years of experience as they may be typed; '' says nothing. */
export const isYears = (typed: string): boolean => /^\d{0,2}$/.test(typed.trim()) && Number(typed) <= 80;

/** True for a price in rupees a minute, with paise at most; '' says nothing. */
export const isPrice = (typed: string): boolean => {
  const value = typed.trim();
  return (
    value === '' || (/^\d{1,5}(\.\d{1,2})?$/.test(value) && Number(value) >= 1 && Number(value) <= 10_000)
  );
};
