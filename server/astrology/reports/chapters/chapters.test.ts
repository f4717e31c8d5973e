import { beforeAll, describe, expect, test } from 'vitest';
import { type ChapterData, chapterIds } from '#contract/astrology/reports/data.ts';
import { forbiddenClaims } from '#contract/core/forbidden-claims.ts';
import { GRAHA_NAMES, kundli, NAKSHATRAS, SIGNS } from '#jyotish';
import { type Lang, langs } from '#languages/list.ts';
import { readSets } from '#languages/message-types.ts';
import type { Words } from '#languages/read.ts';
import { kundliChapters } from './index.ts';

const at = Date.UTC(2026, 10, 26, 3);
const zone = 'Asia/Kolkata';

/** Returns births all over India and sixty years, the same ones every time. */
function births(count: number) {
  let state = 1;
  const random = (from: number, to: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from + (state / 2_147_483_648) * (to - from);
  };
  return Array.from({ length: count }, () => ({
    instant: Math.floor(random(Date.UTC(1950, 0, 1), Date.UTC(2010, 0, 1))),
    place: { latitude: random(8, 34), longitude: random(68, 96) },
    zone,
    ayanamsa: 1 as const,
  }));
}

const read = (birth: ReturnType<typeof births>[number], lang: Lang, timeKnown = true): ChapterData[] =>
  kundliChapters(kundli(birth), { lang, at, ayanamsa: 1, zone, timeKnown });

const paragraphsOf = (chapters: readonly ChapterData[]) =>
  chapters.flatMap(({ lead, paragraphs }) => [lead, ...paragraphs]);
const sentencesOf = (text: string) => text.match(/[^.!?।]+[.!?।]/g)?.map((sentence) => sentence.trim()) ?? [];

const ordinals = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
  1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th प्रथम द्वितीय तृतीय चतुर्थ पंचम षष्ठ सप्तम अष्टम नवम दशम एकादश द्वादश
  दूसरे तीसरे चौथे पाँचवें छठे आठवें नौवें दसवें ग्यारहवें`.split(/\s+/);
const months = `January February March April May June July August September October November December
  जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर`.split(/\s+/);
const names = [
  ...Object.values(GRAHA_NAMES).flatMap(({ en, hi }) => [en, hi]),
  ...SIGNS.flatMap(({ en, hi, western }) => [en, hi, western]),
  ...NAKSHATRAS.flatMap(({ en, hi }) => [en, hi]),
  'चंद्र',
];
const named = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:the )?(?:${[...names, ...ordinals, ...months].join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
);
/** Returns a text without names, signs, grahas, houses, numbers and dates. */
const masked = (text: string) =>
  text.replace(named, '_').replace(/\d+/g, '#').replace(/\s+/g, ' ').trim().toLowerCase();

describe('a hundred charts', () => {
  const readings: Record<Lang, ChapterData[][]> = { en: [], hi: [] };
  beforeAll(() => {
    for (const birth of births(100)) for (const lang of langs) readings[lang].push(read(birth, lang));
  });

  test('share under a tenth of their sentences when names, houses, numbers and dates are masked', () => {
    for (const lang of langs) {
      const charts = readings[lang].map((chapters) =>
        paragraphsOf(chapters).flatMap(sentencesOf).map(masked),
      );
      const sets = charts.map((chart) => new Set(chart));
      // Of the sentences of one chart, those that another one has too: the mean over all pairs.
      const shares = charts.flatMap((chart, index) =>
        sets.flatMap((other, at) =>
          at === index ? [] : [chart.filter((sentence) => other.has(sentence)).length / chart.length],
        ),
      );
      expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.01);
      // Of all sentences of the hundred charts, those that repeat one of them.
      const all = charts.flat();
      expect((all.length - new Set(all).size) / all.length).toBeLessThan(0.1);
    }
  });

  test('never repeat a sentence within a reading, nor a paragraph that differs in names and dates alone', () => {
    for (const lang of langs) {
      for (const chapters of readings[lang]) {
        const paragraphs = paragraphsOf(chapters).map(masked);
        expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
        const sentences = paragraphsOf(chapters).flatMap(sentencesOf).map(masked);
        expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
      }
    }
  });

  test('are read in eight chapters of a lead, three to six paragraphs and notes', () => {
    for (const lang of langs) {
      for (const chapters of readings[lang]) {
        expect(chapters.map(({ id }) => id)).toEqual(chapterIds);
        for (const { lead, paragraphs, why } of chapters) {
          expect(sentencesOf(lead)).toHaveLength(1);
          expect(paragraphs.length).toBeGreaterThanOrEqual(3);
          expect(paragraphs.length).toBeLessThanOrEqual(6);
          expect(why.length).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });

  test('are written in whole sentences, each language in its own script, with dates as people write them', () => {
    const texts = (lang: Lang) =>
      readings[lang].flat().flatMap(({ lead, paragraphs, why }) => [lead, ...paragraphs, ...why]);
    const wrong =
      /[{}[\]<>*#]|undefined|null|NaN|\d{4}-\d{2}|\s\s|\s[.,;:।]|[;,:]\s*[.;,:।]|^\s|\s$|\bthe the\b/;
    for (const lang of langs) expect(texts(lang).filter((text) => wrong.test(text))).toEqual([]);
    expect(texts('en').filter((text) => /[^\x20-\x7e’‘“”]|[^.]$|^[^A-Z]/.test(text))).toEqual([]);
    expect(texts('hi').filter((text) => /[A-Za-z]|[^।]$/.test(text))).toEqual([]);
  });

  test('speak of no cure, disease, death or sex of a child, and promise nothing', () => {
    const promise =
      /\b(guarantee|definitely|certainly|without fail|you will (become|get|win|be rich|marry))\b|गारंटी|अवश्य/i;
    for (const text of langs.flatMap((lang) => readings[lang].flatMap(paragraphsOf))) {
      expect(forbiddenClaims(text)).toEqual([]);
      expect(text).not.toMatch(promise);
    }
  });
});

test('no clause of the tables speaks of a cure, disease, death or sex of a child, and none is there twice', () => {
  const clausesOf = (words: Words): string[] =>
    typeof words === 'string' ? [words] : Object.values(words).flatMap(clausesOf);
  for (const lang of langs) {
    const clauses = [...readSets(lang)]
      .filter(([name]) => name.startsWith('chapters/') && name !== 'chapters/sentences')
      .flatMap(([, words]) => clausesOf(words));
    expect(clauses.length).toBeGreaterThan(900);
    expect(clauses.flatMap(forbiddenClaims)).toEqual([]);
    expect(clauses.filter((text, index) => clauses.indexOf(text) !== index)).toEqual([]);
  }
});

test('the same birth and day give the same text, and both languages the same shape', () => {
  for (const birth of births(5)) {
    expect(read(birth, 'en')).toEqual(read(birth, 'en'));
    const shapes = langs.map((lang) =>
      read(birth, lang).map(({ paragraphs, why }) => [paragraphs.length, why.length]),
    );
    expect(shapes[0]).toEqual(shapes[1]);
  }
});

test('an unknown time of birth is read from the Moon, and says so', () => {
  const [birth] = births(1);
  if (!birth) throw new Error('no birth');
  const chapters = read(birth, 'en', false);
  for (const { why } of chapters) expect(why.at(-1)).toContain('counted from the Moon');
  const moon = SIGNS[kundli(birth).chart.grahas.Moon.sign]?.western;
  expect(chapters[0]?.why[0]).toContain(`the 1st, ${moon}`);
});

test('a birth outside the 120 years of the dashas has every chapter but Now', () => {
  const [birth] = births(1);
  if (!birth) throw new Error('no birth');
  const old = { ...birth, instant: Date.UTC(1850, 5, 1) };
  expect(read(old, 'en').map(({ id }) => id)).toEqual(chapterIds.filter((id) => id !== 'now'));
});
