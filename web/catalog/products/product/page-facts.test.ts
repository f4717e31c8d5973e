import { expect, test } from 'vitest';
import type { Product } from '#contract/catalog/products/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import { pageFacts } from './page-facts.ts';
import type { PageProduct } from './page-product.ts';
import { structuredProduct } from './structured-data.ts';

type Shown = Parameters<typeof pageFacts>[0];

const values = {
  country: 'in',
  source: 'mm',
  place: { en: 'Mogok', hi: 'मोगोक' },
  stone: 'ruby',
  treatment: 'none',
  length: [8.1, 9.4],
  carat: 2.05,
  one_piece: true,
} satisfies Product['facts']['values'];

const words = readWords('products/facts');
const english = { lang: 'en', words: words.en } as const;

const single: Shown = {
  facts: { kind: 'gem', own: false, values },
  variants: [],
  sizeType: 'Quantity',
  priceRange: { min: 84_000, max: 84_000, display: '' },
};
const variant = (_id: string, gram: number | null, price: number) => ({
  _id,
  variantName: _id,
  gram,
  price,
  stock: 1,
  sku: null,
  isDefault: false,
});
const texts = (shown: Shown, lang: Lang = 'en') =>
  Object.fromEntries(
    pageFacts(shown, { lang, words: words[lang] }).rows.map(({ label, text }) => [label, text]),
  );

test('a single stone has its weight and its price a carat, and says which facts are not known', () => {
  expect(texts(single)).toMatchObject({
    'Weight of the stone': '2.05 ct · 0.41 g · 2.25 ratti (pakki) or 3.35 (sunari)',
    'Price a carat': '₹40,976',
    'Material mined or grown in': 'Myanmar',
    Place: 'Mogok',
    Length: '8.1–9.4 mm',
    Treatment: 'None',
    Cut: 'Not known',
    Laboratory: 'No laboratory report',
  });
  expect(texts(single, 'hi')).toMatchObject({
    'बनने या तराशने का देश (मूल देश)': 'भारत',
    स्थान: 'मोगोक',
    तराश: 'ज्ञात नहीं',
  });
  expect(pageFacts(single, english)).toMatchObject({ onePiece: true, guide: 'wear' });
});

test('each variant of a stone has its own weight and price a carat, and the table does not ask for another', () => {
  const { carat: _, ...rest } = values;
  const variants = [variant('5 ratti', 0.91, 7900), variant('unweighed', null, 5000)];
  const facts = pageFacts(
    { ...single, facts: { kind: 'gem', own: false, values: rest }, variants, sizeType: null },
    english,
  );
  expect(facts.ofVariant['5 ratti']?.map(({ text }) => text)).toEqual([
    '4.55 ct · 0.91 g · 5 ratti (pakki) or 7.5 (sunari)',
    '₹1,736',
  ]);
  expect(Object.keys(facts.ofVariant)).toEqual(['5 ratti']);
  expect(facts.rows.map(({ name }) => name)).not.toContain('carat');
});

test('a list of mukhi to choose from is not called unknown', () => {
  const beads: Shown = { ...single, facts: { kind: 'rudraksha', own: false, values: {} }, sizeType: 'Mukhi' };
  expect(texts(beads)).not.toHaveProperty('Mukhi');
  expect(texts({ ...beads, sizeType: 'Quantity' })).toMatchObject({ Mukhi: 'Not known' });
});

test('search engines get the known facts with units, origin and material, and nothing of the others', () => {
  const product = { ...single, image: [], variants: [], totalStock: 1, facts: pageFacts(single, english) };
  const data = structuredProduct(product as unknown as PageProduct, {
    url: 'https://a.in/p',
    origin: 'https://a.in',
    sells: true,
  });
  expect(data).toMatchObject({
    countryOfOrigin: { '@type': 'Country', name: 'India' },
    material: ['Ruby (Manik)'],
  });
  expect(data.additionalProperty).toContainEqual(
    expect.objectContaining({ propertyID: 'carat', value: 2.05, unitCode: 'CTM' }),
  );
  expect(data.additionalProperty).toContainEqual(
    expect.objectContaining({ propertyID: 'length', minValue: 8.1, maxValue: 9.4, unitCode: 'MMT' }),
  );
  const named = data.additionalProperty.map(({ propertyID }) => propertyID);
  expect(named).not.toContain('cut');
  expect(named).not.toContain('laboratory');
});

test('a shop that does not sell offers nothing to search engines', () => {
  const product = { ...single, image: [], variants: [], totalStock: 1, facts: pageFacts(single, english) };
  const of = (sells: boolean) =>
    structuredProduct(product as unknown as PageProduct, {
      url: 'https://a.in/p',
      origin: 'https://a.in',
      sells,
    });
  expect(of(true)).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } });
  expect(JSON.stringify(of(false))).not.toMatch(/offers|InStock|price/);
});
