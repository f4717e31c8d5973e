import { beforeAll, describe, expect, it } from 'vitest';
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import { forbiddenClaims } from '#contract/core/forbidden-claims.ts';
import { addDays, byId, NAKSHATRAS, TITHIS } from '#jyotish';
import { type Composed, compose, type Passages, passagesOf } from './compose.ts';
import { skyOf, sunriseOf } from './sky.ts';
import { tithiTexts, weekdayTexts } from './texts/days.ts';
import { grahaTexts } from './texts/grahas.ts';
import { houseTexts } from './texts/house-texts.ts';
import type { Passage } from './texts/library.ts';
import { nakshatraTexts } from './texts/nakshatras.ts';

const DAYS = 366;
const FIRST = '2026-11-22';
const jaipur = { latitude: 26.9196, longitude: 75.7878 };

type Day = { date: string; sign: number; words: Composed; passages: Passages };
let year: Day[][];

beforeAll(() => {
  year = Array.from({ length: 12 }, (_, sign) =>
    Array.from({ length: DAYS }, (_, i) => {
      const date = addDays(FIRST, i);
      const sky = skyOf(sunriseOf(date, jaipur), sign);
      return { date, sign, words: compose(date, sign, sky), passages: passagesOf(date, sign, sky) };
    }),
  );
});

const library: Passage[] = [
  ...houseTexts.flatMap((house) => Object.values(house).flat()),
  ...Object.values(grahaTexts).flatMap((texts) => Object.values(texts).flat()),
  ...nakshatraTexts.flat(),
  ...tithiTexts,
  ...weekdayTexts.flat(),
];

describe('the library', () => {
  it('has the 480 passages of the houses, 40 each, and 600 in all, none twice in a language', () => {
    expect(
      houseTexts.map(
        (house) =>
          new Set(
            Object.values(house)
              .flat()
              .map(([en]) => en),
          ).size,
      ),
    ).toEqual(Array(12).fill(40));
    expect(library.length).toBeGreaterThan(600);
    for (const language of [0, 1] as const) {
      const seen = library.map((passage) => passage[language]);
      expect(seen.filter((text, i) => seen.indexOf(text) !== i)).toEqual([]);
    }
  });

  it('ends every passage as a sentence, in one script, with no letter of the other', () => {
    const wrong = library.filter(
      ([en, hi]) =>
        !/^[A-Z][^\p{Script=Devanagari}]*[.]$/u.test(en) ||
        !/^[^a-z]*।$/i.test(hi.replaceAll(/\{(nth|area)\}/g, '')) ||
        /\s\s|\s[.,;।]/.test(`${en} ${hi}`),
    );
    expect(wrong).toEqual([]);
  });

  it('promises nothing and frightens nobody', () => {
    const english = library.map(([en]) => en).join('\n');
    const hindi = library.map(([, hi]) => hi).join('\n');
    expect(english).not.toMatch(
      /guarante|certain to\b|danger|disaster|misfortune|accident|death|disease|curse/i,
    );
    expect(forbiddenClaims(english + hindi)).toEqual([]);
    expect(hindi).not.toMatch(/गारंटी|निश्चित ही|खतरा|संकट|दुर्भाग्य|दुर्घटना|मृत्यु|रोग|श्राप/);
  });
});

describe('sentences that name a tithi or a nakshatra', () => {
  it('say the moment, and the name that the panchang has', () => {
    const named = (en: string, hi: string) => ({ en: readerSpelling(en), hi });
    const tithis = tithiTexts.map((text, i) => {
      const half = i < 15 ? { en: 'Shukla ', hi: 'शुक्ल ' } : { en: 'Krishna ', hi: 'कृष्ण ' };
      const { en, hi } = byId(TITHIS, i + 1);
      const whole = i % 15 === 14 ? { en: '', hi: '' } : half;
      return [text, named(whole.en + en, whole.hi + hi)] as const;
    });
    const nakshatras = nakshatraTexts.flatMap((texts, i) => {
      const { en, hi } = byId(NAKSHATRAS, i);
      return texts.map((text) => [text, named(en, hi)] as const);
    });
    const wrong = [...tithis, ...nakshatras].filter(
      ([[en, hi], name]) =>
        !new RegExp(`^At sunrise (it is|the Moon is in) ${name.en}[,:]`).test(en) ||
        !new RegExp(`^सूर्योदय के समय (चंद्रमा )?${name.hi} (नक्षत्र |में )?है[,:]`).test(hi),
    );
    expect(wrong).toEqual([]);
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
        for (const text of new Set([...Object.values(passages).flat(), ...paragraphs])) {
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
    const words = compose(FIRST, 6, sky);
    // Saturn is in sidereal Pisces from March 2025 to June 2027.
    expect(sky.transits.Saturn.sign).toBe(11);
    expect(sky.transits.Saturn.house).toBe(6);
    const house = houseTexts[sky.transits.Moon.house - 1];
    expect(house?.openings.some(([en]) => words.en.prediction.startsWith(en))).toBe(true);
  });
});
