import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { type Lang, langs, languages } from './list.ts';
import { localeOf } from './locale.ts';
import { fillText } from './message.ts';
import { messageTypes, parametersOf, parseMessage, readSets } from './message-types.ts';
import type { Words } from './read.ts';

/** Returns every message of a set by its path. */
function leaves(words: Words, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words).flatMap(([key, one]) => leaves(one, `${path}.${key}`));
}
/** Returns the parameters of a text in the order of their names, as often as it has them. */
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
const sets = new Map(langs.map((lang) => [lang, readSets(lang)]));
// A sign has two names in English, which are one in Hindi: {western} and {name}. So has a stone.
const shorter = new Set(['pdf/kundli.signOf', 'remedies/advice.sign', 'remedies/advice.stone']);
const english = sets.get('en') ?? new Map();
const messagesOf = (lang: Lang, name: string) => new Map(leaves(sets.get(lang)?.get(name) ?? {}));

it('there is a set for every domain with pages', () => {
  expect(english.size).toBeGreaterThan(90);
});

it('the types are made of the words of today: `npm run words`', () => {
  expect(readFileSync(join(import.meta.dirname, 'messages.gen.ts'), 'utf8')).toBe(messageTypes());
});

describe.each(langs)('the words in %s', (lang) => {
  it.each([...english.keys()])('say all of %s with the same parameters', (name) => {
    const [own, en] = [messagesOf(lang, name), messagesOf('en', name)];
    expect([...own.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [path, text] of en) {
      expect(own.get(path)?.trim(), path).toBeTruthy();
      const [ours, wanted] = [own.get(path) ?? '', text].map((one) => parametersOf(parseMessage(one)));
      const [names, needed] = [ours, wanted].map((one) => [...(one?.keys() ?? [])].sort());
      if (shorter.has(name + path)) {
        expect(needed, path).toEqual(expect.arrayContaining(names ?? []));
        continue;
      }
      expect(names, path).toEqual(needed);
      if (!text.includes(', plural,')) expect(places(own.get(path) ?? ''), path).toBe(places(text));
    }
  });

  it('are written in its script', () => {
    if (languages[lang].script !== 'Deva') return;
    for (const name of english.keys()) {
      // Not counted: names in the other language beside our own (`other`), and texts that are only placeholders.
      const words = [...messagesOf(lang, name)].filter(
        ([path, text]) => !path.endsWith('.other') && /\p{L}/u.test(text.replace(/\{\w+\}/g, '')),
      );
      const share = words.filter(([, text]) => /[\u0900-\u097F]/.test(text)).length / words.length;
      expect(share, name).toBeGreaterThan(0.8);
    }
  });

  it('read the same by our formatter and by that of FormatJS', () => {
    const locale = localeOf(lang);
    for (const name of english.keys())
      for (const [path, text] of messagesOf(lang, name)) {
        const elements = parseMessage(text);
        const names = [...parametersOf(elements)];
        if (names.length === 0) {
          expect(
            elements.every(({ type }) => type === TYPE.literal),
            `${name}${path}`,
          ).toBe(true);
          expect(fillText(text, {}, lang), `${name}${path}`).toBe(text);
          continue;
        }
        const theirs = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
        for (const n of [0, 1, 2, 1200]) {
          const values = Object.fromEntries(
            names.map(([one, type]) => [one, type === 'number' ? n : `⟨${one}⟩`]),
          );
          expect(fillText(text, values, lang), `${name}${path}`).toBe(theirs.format(values));
        }
      }
  });
});

describe('a message', () => {
  it('has other words for an exact figure, and a figure grouped as in India', () => {
    const text = '{n, plural, =0 {No product} one {# product of {shop}} other {# products of {shop}}}';
    const say = (n: number) => fillText(text, { n, shop: 'Asha' }, 'en');
    expect([say(0), say(1), say(120_000)]).toEqual([
      'No product',
      '1 product of Asha',
      '1,20,000 products of Asha',
    ]);
  });

  it('chooses by a word, and falls back to other', () => {
    const text = 'Paid {how, select, cash {in cash} other {online by {how}}}.';
    expect([fillText(text, { how: 'cash' }), fillText(text, { how: 'UPI' })]).toEqual([
      'Paid in cash.',
      'Paid online by UPI.',
    ]);
  });

  it('leaves a value as it is, braces and signs included', () => {
    expect(fillText('{name} #1', { name: '{n} #' })).toBe('{n} # #1');
  });
});
