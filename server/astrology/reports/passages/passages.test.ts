import { beforeAll, describe, expect, test } from 'vitest';
import { forbiddenClaims } from '#contract/core/forbidden-claims.ts';
import { addDays, kundli, match, panchang } from '#jyotish';
import { byLang, type Lang, langs } from '#languages/list.ts';
import { readSets } from '#languages/message-types.ts';
import type { Words } from '#languages/read.ts';
import { kundliPassages, matchingPassages, type Passage, panchangPassages } from './index.ts';

/** Returns every written passage of a set of words, under its path. */
function written(words: Words, key: string): [key: string, text: string][] {
  if (typeof words === 'string') return [[key, words]];
  return Object.entries(words).flatMap(([name, inner]) => written(inner, `${key}.${name}`));
}
const others = ['passages/names', 'passages/titles', 'passages/limb-meanings'];
const libraryOf = (lang: Lang) =>
  [...readSets(lang)]
    .filter(([name]) => name.startsWith('passages/') && !others.includes(name))
    .flatMap(([name, words]) => written(words, name));
const library = byLang(libraryOf);
const textsOf = (lang: Lang) => library[lang].map(([, text]) => text);
const withText = (lang: Lang, pattern: RegExp) =>
  library[lang].filter(([, text]) => pattern.test(text)).map(([key, text]) => `${key}: ${text}`);

const at = Date.UTC(2026, 10, 22);
const ayanamsa = 1;
const zone = 'Asia/Kolkata';

/**
 * Returns births all over India and 119 years: the same ones every time (a linear congruential generator with the
 * constants of ANSI C).
 */
function births(count: number) {
  let state = 1;
  const random = (from: number, to: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return from + (state / 2_147_483_648) * (to - from);
  };
  return Array.from({ length: count }, () => ({
    instant: Math.floor(random(Date.UTC(1907, 0, 1), Date.UTC(2026, 0, 1))),
    place: { latitude: random(8, 34), longitude: random(68, 96) },
    zone,
    ayanamsa: ayanamsa as 1,
  }));
}

describe('the library', () => {
  test('has more than 600 passages in each language, none twice', () => {
    for (const lang of langs) {
      const texts = textsOf(lang);
      expect(texts.length).toBeGreaterThan(800);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('is written in whole sentences, each language in its own script, without placeholders', () => {
    for (const lang of langs) {
      expect(withText(lang, /[{}[\]<>_*#]|undefined|null|NaN|\.\.\.|…|\s\s|\s[.,;:।]|^\s|\s$/)).toEqual([]);
      expect(withText(lang, /^.{0,44}$|^.{700}/su)).toEqual([]);
    }
    expect(withText('en', /[^\x20-\x7e’‘“”āīūṛṇśṣé]|[^.!?]$|^[^A-Z‘“]/)).toEqual([]);
    expect(withText('hi', /[A-Za-z]|[^।?!]$|\.$/)).toEqual([]);
    // Every full stop is followed by a space.
    expect(withText('en', /[a-z][.;,][A-Za-z]/)).toEqual([]);
    expect(withText('hi', /।\S|[क-ह]।[^\s]/)).toEqual([]);
  });

  test('promises nothing and frightens nobody', () => {
    const promise =
      /\b(guarantee|definitely|certainly will|surely will|without fail|you will (become|get|win|be rich|marry|die))\b/i;
    const fear =
      /\b(danger|disaster|doom|curse[ds]?|ruin(ed|s)?|tragedy|fatal|early death|will die|widow|barren|evil eye|suffering awaits)\b/i;
    expect(withText('en', promise)).toEqual([]);
    expect(withText('en', fear)).toEqual([]);
    expect(withText('hi', /गारंटी|निश्चित रूप से मिलेगा|अवश्य (मिलेगा|होगा|मिलेगी|होगी)/)).toEqual([]);
    expect(withText('hi', /अकाल मृत्यु|मृत्युयोग|सर्वनाश|विनाश|श्राप|शापित|अनिष्ट|विधवा|भयंकर|खतरा/)).toEqual([]);
  });
});

describe('the choice', () => {
  const charts: Set<string>[] = [];
  const said = new Set<string>();
  const say = (passages: readonly Passage[]): void => {
    for (const { text } of passages) said.add(text);
  };

  beforeAll(() => {
    const people = births(1500);
    // All seven grahas are in the angles: about once in a century.
    const jaipur = { latitude: 26.9124, longitude: 75.7873 };
    people.push({ instant: Date.UTC(1915, 8, 17, 1), place: jaipur, zone, ayanamsa });
    for (const [index, birth] of people.entries()) {
      const passages = kundliPassages(kundli(birth), { lang: 'en', at, ayanamsa });
      say(passages);
      if (index < 80) charts.push(new Set(passages.map(({ id }) => id)));
      const boy = people[index + 1];
      if (boy) say(matchingPassages(match({ girl: birth, boy, ayanamsa }), 'en'));
    }
    for (let day = 0; day < 120; day += 1) {
      const date = addDays('2026-01-01', day);
      const place = { latitude: 25.3, longitude: 83 };
      say(panchangPassages(panchang({ date, place, zone, ayanamsa }), { lang: 'en' }));
    }
  });

  test('reaches every passage', () => {
    expect(library.en.filter(([, text]) => !said.has(text)).map(([key]) => key)).toEqual([]);
  });

  test('differs throughout for two different charts', () => {
    const shares = charts.flatMap((one, index) =>
      charts.slice(index + 1).map((other) => {
        const shared = [...one].filter((id) => other.has(id)).length;
        return shared / Math.min(one.size, other.size);
      }),
    );
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeLessThan(0.2);
    expect(shares.filter((share) => share >= 0.25).length / shares.length).toBeLessThan(0.15);
    // Two charts with the same Moon sign, running dasha and stellium still differ in more than half of their text.
    expect(Math.max(...shares)).toBeLessThan(0.5);
  });

  test('is the same in both languages, and never empty', () => {
    for (const birth of births(40)) {
      const found = kundli(birth);
      const [en, hi] = langs.map((lang) => kundliPassages(found, { lang, at, ayanamsa }));
      expect(hi?.map(({ id }) => id)).toEqual(en?.map(({ id }) => id));
      expect([...(en ?? []), ...(hi ?? [])].flatMap(({ text }) => forbiddenClaims(text))).toEqual([]);
      expect(en?.length).toBeGreaterThan(50);
      expect(new Set(en?.map(({ text }) => text)).size).toBe(en?.length);
      expect(hi?.filter(({ title, text }) => !title.trim() || /[A-Za-z]/.test(title + text))).toEqual([]);
    }
  });
});
