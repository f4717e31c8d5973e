import { expect, test } from 'vitest';
import { collectionLengths, isSlug } from '#contract/catalog/collections/rules.ts';
import { catalogue } from './catalog/index.ts';
import { collections } from './collections.ts';

test('the collections of the demo name products of the demo, in both languages', () => {
  const known = new Set(catalogue.map(({ slug }) => slug));
  for (const { slug, name, words, hi, picture, ...chosen } of collections) {
    expect(isSlug(slug), slug).toBe(true);
    for (const text of [name, hi.name]) expect(text.length).toBeLessThanOrEqual(collectionLengths.name);
    for (const text of [words, hi.words]) expect(text.length).toBeLessThanOrEqual(collectionLengths.words);
    const named = 'products' in chosen ? [picture, ...chosen.products] : [picture];
    expect(named.filter((one) => !known.has(one))).toEqual([]);
  }
});
