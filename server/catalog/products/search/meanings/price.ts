import { isUnit } from './units.ts';

/** The price that a search asks for, in rupees. `about` is a sum to spend: what costs near it comes first. */
export type PriceWish = { min: number | null; max: number | null; about: number | null };

const digits: Readonly<Record<string, string>> = Object.fromEntries(
  [...'०१२३४५६७८९'].map((sign, n) => [sign, String(n)]),
);

/**
 * Writes the numbers of a search in one way, before it is split into words: digits of Devanagari, commas of thousands, "15k", "₹500"
 * and "2000-5000".
 */
export const spacedNumbers = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[०-९]/g, (sign) => digits[sign] as string)
    .replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1')
    .replace(/₹/g, ' rs ')
    .replace(/\brs\.?(?=\s*\d)/g, ' rs ')
    .replace(/(\d)\s*[-–]\s*(?=\d)/g, '$1 to ')
    .replace(/(\d)\s*\/-/g, '$1 rs ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .replace(/(\p{L})(?=\d)/gu, '$1 ');

const scales: Readonly<Record<string, number>> = {
  k: 1000,
  hazar: 1000,
  hazaar: 1000,
  hajar: 1000,
  hajaar: 1000,
  hajjar: 1000,
  thousand: 1000,
  हजार: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  लाख: 100_000,
  sau: 100,
  hundred: 100,
  सौ: 100,
};
/** Returns whether a word multiplies the number before it. */
export const isScale = (word: string): boolean => Object.hasOwn(scales, word);

const rupees = '(?:rs|inr|rupees?|rupaye|rupay|rupya|रुपये|रुपए|रुपया|रु)';
const scale = `(?:${Object.keys(scales).join('|')})`;
const amount = `(?:${rupees} )?\\d+(?:\\.\\d+)?(?: ${scale})?(?: ${rupees})?`;
const below =
  'under|below|up ?to|within|max|maximum|less than|lower than|not more than|no more than|cheaper than|budget of|budget|kam se kam nahi';
const belowAfter =
  'se kam|se km|se kum|se neeche|se niche|se nichey|se sast[aei]|tak|ke andar|ke bheetar|ke under|ke niche|ke neeche|andar|or less|or under|budget|max|से कम|तक|के अंदर|के भीतर|से नीचे|के नीचे|से सस्ता|से सस्ती';
const above = 'above|over|more than|minimum|min|at least|starting from|starting at|greater than';
const aboveAfter =
  'se upar|se uper|se oopar|se jyada|se zyada|se adhik|se mehng[aei]|or more|or above|and above|से ऊपर|से ज्यादा|से अधिक|से महंगा';
const near = 'around|about|approx|approximately|near|nearly|lagbhag|karib|kareeb|लगभग|करीब';
const nearAfter = 'ke aas ?paas|ke lagbhag|ke karib|ke kareeb|के आस ?पास|के लगभग|के करीब|wal[aei]|range|price';
const end = '(?: (?:me|mein|main|ka|ki|ke|में|का|की|के))?(?= |$)';

type Reading = { pattern: RegExp; wish: (amounts: number[]) => PriceWish };
const reading = (source: string, wish: Reading['wish']): Reading => ({
  pattern: new RegExp(`(?:^|(?<= ))${source}`),
  wish,
});
const none = { min: null, max: null, about: null };
const readings: readonly Reading[] = [
  reading(
    `(?:between |from |range )?(${amount}) (?:to|and|se|aur|से|और) (${amount})(?: (?:tak|ke beech|ke bich|तक|के बीच))?${end}`,
    ([least = 0, most = 0]) => ({ ...none, min: least, max: most }),
  ),
  reading(`(${amount}) (?:${belowAfter})${end}`, ([max = 0]) => ({ ...none, max })),
  reading(`(?:${below}) (${amount})${end}`, ([max = 0]) => ({ ...none, max })),
  reading(`(${amount}) (?:${aboveAfter})${end}`, ([min = 0]) => ({ ...none, min })),
  reading(`(?:${above}) (${amount})${end}`, ([min = 0]) => ({ ...none, min })),
  reading(`(?:${near}) (${amount})${end}`, ([about = 0]) => ({ ...none, about })),
  reading(`(${amount}) (?:${nearAfter})${end}`, ([about = 0]) => ({ ...none, about })),
];

function amountOf(text: string): number {
  const words = text.split(' ');
  const number = words.find((word) => /^\d/.test(word)) ?? '0';
  const scaled = words.find((word) => Object.hasOwn(scales, word));
  return Number(number) * (scaled ? (scales[scaled] as number) : 1);
}

const alone = new RegExp(`(?:^|(?<= ))(${amount})${end}`, 'g');
/** Numbers that name a thing: beads of a mala, and the fineness of metals. */
const names = new Set([108, 916, 925, 999]);
const notMoney =
  /^ (?:ratti|rati|carat|carats|ct|g|gm|gram|grams|kg|inch|mm|cm|mukhi|mukh|face|faced|beads?|size|pieces?|pcs|रत्ती|कैरेट|ग्राम|मुखी|इंच)(?: |$)/;

/** Returns whether a number that stands alone is a sum of money. */
const isMoney = (text: string, after: string): boolean =>
  !notMoney.test(after) &&
  !isUnit(after.trim().split(' ')[0] ?? '') &&
  !(/^(?:14|18|22|24) k$/.test(text) && /gold|sona|sone|सोन/.test(after)) &&
  (/[^\d. ]/.test(text.replace(/(?<= )(?:sau|hundred|सौ)$/, '')) ||
    (amountOf(text) >= 200 && !names.has(amountOf(text))));

/** Reads the price that a search asks for, and returns the rest of the search. The text is plain. */
export function readPrice(text: string): { price: PriceWish | null; rest: string } {
  const without = (start: number, length: number) =>
    `${text.slice(0, start)} ${text.slice(start + length)}`.replace(/ +/g, ' ').trim();
  for (const { pattern, wish } of readings) {
    const found = pattern.exec(text);
    if (!found) continue;
    const amounts = found.slice(1).map(amountOf);
    // "5 ratti to 7 ratti" and "size 6 to 8" are no prices.
    if (amounts.some((one) => one < 50) || notMoney.test(text.slice(found.index + found[0].length))) continue;
    return { price: wish(amounts), rest: without(found.index, found[0].length) };
  }
  for (const found of text.matchAll(alone)) {
    const [whole, sum = ''] = found;
    if (!isMoney(sum, text.slice(found.index + sum.length))) continue;
    return { price: { ...none, about: amountOf(sum) }, rest: without(found.index, whole.length) };
  }
  return { price: null, rest: text };
}
