import { beforeAll, describe, expect, it } from 'vitest';
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { forbiddenClaims } from '#contract/core/forbidden-claims.ts';
import { addDays, byId, NAKSHATRAS, TITHIS } from '#jyotish';
import { byLang, langs } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import { compose, type Passages, passagesOf } from './compose.ts';
import { skyOf, sunriseOf } from './sky.ts';

const DAYS = 366;
const FIRST = '2026-11-22';
const jaipur = { latitude: 26.9196, longitude: 75.7878 };

type Day = {
  date: string;
  sign: number;
  words: ReturnType<typeof compose>;
  passages: Passages[];
};
let year: Day[][];

beforeAll(() => {
  year = Array.from({ length: 12 }, (_, sign) =>
    Array.from({ length: DAYS }, (_, i) => {
      const date = addDays(FIRST, i);
      const sky = skyOf(sunriseOf(date, jaipur), sign);
      const passages = langs.map((lang) => passagesOf(date, sign, sky, lang));
      return { date, sign, words: compose(date, sign, sky), passages };
    }),
  );
});

const words = readWords('horoscope/predictions');
/** The passages of the houses, by house. */
const houses = byLang((lang) =>
  words[lang].houses.map(({ openings, counsels, seek, challenge, insight }) =>
    [openings, counsels, seek, challenge, insight].flat(),
  ),
);
const library = byLang((lang) => [
  ...houses[lang].flat(),
  ...Object.values(words[lang].grahas).flatMap((wordings): string[] => Object.values(wordings).flat()),
  ...words[lang].nakshatras.flat(),
  ...words[lang].tithis,
  ...words[lang].weekdays.flat(),
]);

describe('the library', () => {
  it('has the 480 passages of the houses, 40 each, and 600 in all, none twice in a language', () => {
    for (const lang of langs) {
      expect(houses[lang].map((said) => new Set(said).size)).toEqual(Array(12).fill(40));
      expect(library[lang].length).toBeGreaterThan(600);
      expect(library[lang].filter((text, i) => library[lang].indexOf(text) !== i)).toEqual([]);
    }
  });

  it('ends every passage as a sentence, in one script, with no letter of the other', () => {
    const { en, hi } = library;
    const wrong = [
      ...en.filter((text) => !/^[A-Z][^\p{Script=Devanagari}]*[.]$/u.test(text)),
      ...hi.filter((text) => !/^[^a-z]*।$/i.test(text.replaceAll(/\{(nth|area)\}/g, ''))),
      ...[...en, ...hi].filter((text) => /\s\s|\s[.,;।]/.test(text)),
    ];
    expect(wrong).toEqual([]);
  });

  it('promises nothing and frightens nobody', () => {
    const english = library.en.join('\n');
    const hindi = library.hi.join('\n');
    expect(english).not.toMatch(
      /guarante|certain to\b|danger|disaster|misfortune|accident|death|disease|curse/i,
    );
    expect(forbiddenClaims(english + hindi)).toEqual([]);
    expect(hindi).not.toMatch(/गारंटी|निश्चित ही|खतरा|संकट|दुर्भाग्य|दुर्घटना|मृत्यु|रोग|श्राप/);
  });
});

describe('sentences that name a tithi or a nakshatra', () => {
  it('say the moment, and the name that the panchang has', () => {
    const beginning = (en: string, hi: string) => ({
      en: new RegExp(`^At sunrise (it is|the Moon is in) ${readerSpelling(en)}[,:]`),
      hi: new RegExp(`^सूर्योदय के समय (चंद्रमा )?${hi} (नक्षत्र |में )?है[,:]`),
    });
    const tithis = Array.from({ length: 30 }, (_, i) => {
      const half = i < 15 ? { en: 'Shukla ', hi: 'शुक्ल ' } : { en: 'Krishna ', hi: 'कृष्ण ' };
      const { en, hi } = byId(TITHIS, i + 1);
      const whole = i % 15 === 14 ? { en: '', hi: '' } : half;
      return beginning(whole.en + en, whole.hi + hi);
    });
    const nakshatras = NAKSHATRAS.map(({ en, hi }) => beginning(en, hi));
    for (const lang of langs) {
      const said = words[lang];
      expect(said.tithis.filter((text, i) => !tithis[i]?.[lang].test(text))).toEqual([]);
      expect(
        said.nakshatras.flatMap((texts, i) => texts.filter((text) => !nakshatras[i]?.[lang].test(text))),
      ).toEqual([]);
    }
  });
});

describe('366 days for twelve signs in two languages', () => {
  it('repeats nothing to a sign within thirty days', () => {
    const repeats: string[] = [];
    for (const days of year) {
      const last = new Map<string, number>();
      days.forEach(({ date, sign, words, passages }, i) => {
        const paragraphs = [words.en, words.hi].flatMap(({ prediction, ...rest }) => [
          ...prediction.split('\n\n'),
          ...Object.values(rest),
        ]);
        for (const text of new Set([...passages.flatMap((said) => Object.values(said)), ...paragraphs])) {
          const before = last.get(text);
          if (before !== undefined && i - before < 30) repeats.push(`${date} ${sign}: ${text}`);
          last.set(text, i);
        }
      });
    }
    expect(repeats).toEqual([]);
  });

  it('leaves no placeholder, and stays within a length that fits a phone', () => {
    const wrong = year
      .flat()
      .filter(({ words }) =>
        [words.en, words.hi].some(
          ({ prediction, seek, challenge, insight }) =>
            /[{}]|undefined|null/.test(`${prediction}${seek}${challenge}${insight}`) ||
            prediction.length < 150 ||
            prediction.length > 420 ||
            prediction.split('\n\n').length !== 2 ||
            [seek, challenge, insight].some((text) => text.length < 10 || text.length > 90),
        ),
      );
    expect(wrong.map(({ date, sign, words }) => ({ date, sign, words })).slice(0, 3)).toEqual([]);
  });

  it('gives twelve different texts on any one day', () => {
    for (let i = 0; i < DAYS; i += 1) {
      const leads = year.map((days) => days[i]?.words.en.prediction.split('\n\n')[0]);
      expect(new Set(leads).size).toBe(12);
    }
  });

  it('describes the actual sky: the positions of the Moon and the graha of the day', () => {
    const sky = skyOf(sunriseOf(FIRST, jaipur), 6);
    const { prediction } = compose(FIRST, 6, sky).en;
    // Saturn is in sidereal Pisces from March 2025 to June 2027.
    expect(sky.transits.Saturn.sign).toBe(11);
    expect(sky.transits.Saturn.house).toBe(6);
    const house = words.en.houses[sky.transits.Moon.house - 1];
    expect(house?.openings.some((opening) => prediction.startsWith(opening))).toBe(true);
  });
});
