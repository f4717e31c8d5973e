import { describe, expect, test } from 'vitest';
import { personalFieldsSchema } from '#contract/catalog/products/personal.ts';
import { catalogue } from './catalog/index.ts';
import { personalFields } from './personal-fields.ts';
import type { SeedProduct } from './types.ts';

const fieldsOf = ({ slug }: SeedProduct) => personalFields[slug] ?? [];

const english = (product: SeedProduct) =>
  [product.name, product.miniDesc, product.description, ...product.howToWear, ...product.benefits].join('\n');
const hindi = ({ hi }: SeedProduct) =>
  [hi.name, hi.miniDesc, hi.description, ...hi.howToWear, ...hi.benefits].join('\n');

/** Words that ask the buyer for something to write or choose beside size and variant. */
const asks = {
  en: /order note|\bin the note\b|note at checkout|\bfill(?: (?:it|them|both))? in\b|\bwhen you order\b|(?<!people )\btell us\b|\byour (?:own )?(?:name|initials|message|words)\b/i,
  hi: /ऑर्डर (?:में|करते समय|के समय)|लिखकर भेज|बताइए|आप(?:का|के|की) (?:अपना )?(?:नाम|संदेश|शब्द)/,
};

describe('what products made for one person ask for', () => {
  test('names only products that there are, with fields that the shop accepts', () => {
    const slugs = new Set(catalogue.map(({ slug }) => slug));
    expect(Object.keys(personalFields).filter((slug) => !slugs.has(slug))).toEqual([]);
    for (const [slug, fields] of Object.entries(personalFields))
      expect(personalFieldsSchema.safeParse(fields).error, slug).toBeUndefined();
  });

  test('no text asks for something that has no field', () => {
    const asking = catalogue.filter(
      (product) => asks.en.test(english(product)) || asks.hi.test(hindi(product)),
    );
    expect(asking.length).toBeGreaterThan(10);
    expect(asking.filter((product) => fieldsOf(product).length === 0).map(({ slug }) => slug)).toEqual([]);
  });

  test('every product with fields tells so in both languages', () => {
    const filled = catalogue.filter((product) => fieldsOf(product).length > 0);
    expect(filled.filter((product) => !asks.en.test(english(product))).map(({ slug }) => slug)).toEqual([]);
    expect(filled.filter((product) => !asks.hi.test(hindi(product))).map(({ slug }) => slug)).toEqual([]);
  });

  test('everything that is made to order needs something of its buyer', () => {
    const made = catalogue.filter(
      (product) => product.category === 'Customized' || ('customised' in product && product.customised),
    );
    expect(made.length).toBeGreaterThanOrEqual(6);
    expect(
      made.filter((product) => !fieldsOf(product).some(({ required }) => required)).map(({ slug }) => slug),
    ).toEqual([]);
  });
});
