const words: Readonly<Record<number, string>> = {
  1: 'ek one एक',
  1.5: 'dedh डेढ',
  2: 'do two दो',
  2.5: 'dhai adhai ढाई',
  3: 'teen tin three तीन त्रि',
  4: 'char chaar four चार',
  5: 'paanch panch panj five पांच पंच',
  6: 'chhe chha chhah cheh chah six छह छः छे छ',
  7: 'saat sat seven सात',
  8: 'aath ath eight आठ',
  9: 'nau nine नौ',
  10: 'das dus ten दस',
  11: 'gyarah gyara eleven ग्यारह',
  12: 'barah bara twelve बारह',
  13: 'terah tera thirteen तेरह',
  14: 'chaudah choudah fourteen चौदह',
  15: 'pandrah pandra fifteen पंद्रह पन्द्रह',
  20: 'bees twenty बीस',
  25: 'pachees pachis पच्चीस',
  30: 'tees thirty तीस',
  40: 'chalis forty चालीस',
  50: 'pachas fifty पचास',
};

/** Returns the words of a number; empty for a number without any. */
export const wordsOf = (count: number): string[] => words[count]?.split(' ') ?? [];

/** The number of each word. */
export const countOf: ReadonlyMap<string, number> = new Map(
  Object.keys(words).flatMap((count) => wordsOf(Number(count)).map((word) => [word, Number(count)] as const)),
);

/** A quarter more, a half more and a quarter less than the number that follows. */
const quarters: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0.25: 'sava savva sawa सवा',
    0.5: 'sadhe saadhe sade saade साढे',
    '-0.25': 'paune पौने',
  }).flatMap(([part, spoken]) => spoken.split(' ').map((word) => [word, Number(part)] as const)),
);
const numberAt = (word = ''): number | undefined =>
  /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : countOf.get(word);

/** Writes spoken numbers before one of these words in digits: "sava paanch ratti" is 5.25 ratti. */
export function withDigits(text: string, isUnit: (word: string) => boolean): string {
  const [read, spoken] = [[] as string[], text.split(' ')];
  for (let at = 0; at < spoken.length; ) {
    const part = quarters.get(spoken[at] as string);
    const place = part === undefined ? at : at + 1;
    const count = numberAt(spoken[place]);
    const isCount = count !== undefined && isUnit(spoken[place + 1] ?? '');
    read.push(isCount ? String(count + (part ?? 0)) : (spoken[at] as string));
    at = isCount ? place + 1 : at + 1;
  }
  return read.join(' ');
}
