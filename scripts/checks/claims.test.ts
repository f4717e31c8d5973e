import { expect, test } from 'vitest';
import { forbiddenClaims } from '#contract/core/forbidden-claims.ts';
import { textsOf } from './glossary.ts';
import { readSources } from './sources.ts';

/** Every folder whose texts people read. Tests write claims on purpose, and the list itself is made of them. */
const spoken =
  /^(?:contract|languages|web|pdf|server|seed|jyotish|art)\/.*(?<!\.(?:test|spec|gen)|forbidden-claims)\.(?:tsx?|json)$/;
/** The sixth choghadiya has this name. */
const names = new Set(['Rog', 'रोग', 'Roga']);

test('no sentence of the shop speaks of a cure, a disease, a death to come or the sex of a child', async () => {
  const sources = (await readSources(spoken)).filter(
    ({ path }) => !/\/(testdata|testing|built)\//.test(path),
  );
  expect(sources.length).toBeGreaterThan(1000);
  const claims = sources.flatMap((source) =>
    textsOf(source).flatMap((texts, index) =>
      texts
        .filter((text) => !names.has(text))
        .flatMap(forbiddenClaims)
        .map(({ kind, words }) => `${source.path}:${index + 1}: ${words} (${kind})`),
    ),
  );
  expect(claims).toEqual([]);
});

test('a claim is found in either language, however its sentence begins, and a longer word is none', () => {
  const kinds = (text: string) => forbiddenClaims(text).map(({ kind }) => kind);
  expect(kinds('Cures diabetes in 40 days')).toEqual(['cure', 'disease']);
  expect(kinds('यह रत्न मधुमेह में लाभ देता है')).toEqual(['disease']);
  expect(kinds('The date of his death is written here')).toEqual(['death']);
  expect(kinds('You will be blessed with a son')).toEqual(['sex-of-child']);
  expect(kinds('संतान गोपाल यंत्र पुत्र प्राप्ति के लिए')).toEqual(['sex-of-child']);
  expect(kinds('Worn against cancer')).toEqual(['disease']);
  expect(kinds('Secure payment. The Moon in Cancer. A son inherits the shop.')).toEqual([]);
  expect(kinds('शिवलिंग, आरोग्यता की कामना, निरोगी काया')).toEqual([]);
});
