import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asPaise } from '../../../platform/core/money.ts';
import { transact } from '../../../platform/database/database.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { ProductInput } from '../input.ts';
import { someProduct, someSku } from '../test-products.ts';
import { plainText, soundOf } from './text.ts';

let testShop: TestShop;

const catalogue: Partial<ProductInput>[] = [
  {
    name: 'Yellow Sapphire, Pukhraj',
    translations: { hi: { name: 'पीला पुखराज' } },
    searchWords: ['pukhraj', 'peela pukhraj', 'पुखराज', 'guru ratna'],
    category: 'Gemstones',
  },
  {
    name: 'Blue Sapphire, Neelam',
    translations: { hi: { name: 'नीलम' } },
    searchWords: ['neelam', 'शनि रत्न', 'shani ratna'],
    category: 'Gemstones',
  },
  {
    name: 'Emerald, Panna',
    translations: { hi: { name: 'पन्ना' } },
    searchWords: ['panna', 'पन्ना'],
    category: 'Gemstones',
  },
  { name: 'Ruby', searchWords: ['manik', 'माणिक'], category: 'Gemstones' },
  { name: 'Ruby Pendant', searchWords: ['manik locket'], category: 'Pendants' },
  { name: 'Royal Ring with Ruby', category: 'Rings' },
  { name: 'Unheated Burma Ruby', searchWords: ['manik'], tags: ['gift', 'mother'], category: 'Gemstones' },
  { name: 'Amethyst Pyramid', category: 'Pyramids' },
  {
    name: '5 Mukhi Rudraksha',
    translations: { hi: { name: 'पाँच मुखी रुद्राक्ष' } },
    searchWords: ['panch mukhi', 'panchmukhi', 'पंचमुखी'],
    category: 'Rudraksha',
  },
  {
    name: '1 Mukhi Rudraksha',
    translations: { hi: { name: 'एक मुखी रुद्राक्ष' } },
    searchWords: ['ek mukhi'],
    category: 'Rudraksha',
  },
  {
    name: 'Firoza Bracelet',
    translations: { hi: { name: 'फ़िरोज़ा कंगन' } },
    searchWords: ['turquoise'],
    category: 'Bracelets',
    brand: 'Kashi Crafts',
  },
  { name: 'Brass Diya', category: 'Puja Samagri' },
];

beforeAll(async () => {
  testShop = await startTestShop();
  await transact(testShop.db, (tx) =>
    testShop.shop.services.catalog.create(
      tx,
      catalogue.map((one) => someProduct(one)),
    ),
  );
});
afterAll(() => testShop.close());

const names = async (q: string, more: object = {}) =>
  (await testShop.visitor('GET /api/auth/products', { query: { q, ...more } })).map(
    (product) => product.name,
  );

describe('the first result of a search', () => {
  it.each([
    ['pukhraj', 'Yellow Sapphire, Pukhraj'],
    ['PUKHRAJ', 'Yellow Sapphire, Pukhraj'],
    ['पुखराज', 'Yellow Sapphire, Pukhraj'],
    ['pukraj', 'Yellow Sapphire, Pukhraj'],
    ['pukhraaj', 'Yellow Sapphire, Pukhraj'],
    ['yelow saphire', 'Yellow Sapphire, Pukhraj'],
    ['sapphire yellow', 'Yellow Sapphire, Pukhraj'],
    ['neelam', 'Blue Sapphire, Neelam'],
    ['nilam', 'Blue Sapphire, Neelam'],
    ['शनि रत्न', 'Blue Sapphire, Neelam'],
    ['panna', 'Emerald, Panna'],
    ['pana', 'Emerald, Panna'],
    ['emrald', 'Emerald, Panna'],
    ['paanch mukhi', '5 Mukhi Rudraksha'],
    ['panch mukhi', '5 Mukhi Rudraksha'],
    ['panchmukhi', '5 Mukhi Rudraksha'],
    ['पांच मुखी', '5 Mukhi Rudraksha'],
    ['5 mukhi', '5 Mukhi Rudraksha'],
    ['rudraksh 1', '1 Mukhi Rudraksha'],
    ['फिरोजा', 'Firoza Bracelet'],
    ['firoja', 'Firoza Bracelet'],
    ['kashi', 'Firoza Bracelet'],
    ['amathist', 'Amethyst Pyramid'],
    ['saphaire blue', 'Blue Sapphire, Neelam'],
    ['di', 'Brass Diya'],
    ['  diya!! ', 'Brass Diya'],
  ])('for %j: %s', async (q, name) => {
    expect((await names(q))[0]).toBe(name);
  });

  it('ranks the exact name first, then what is one, then names that begin with the word', async () => {
    expect(await names('ruby')).toEqual([
      'Ruby',
      'Unheated Burma Ruby',
      'Ruby Pendant',
      'Royal Ring with Ruby',
    ]);
  });
});

describe('search', () => {
  it('wants all words, else the most telling ones, and says which it left out', async () => {
    expect(await names('ruby pendant')).toEqual(['Ruby Pendant']);
    expect(await names('ruby diya')).toEqual(await names('ruby'));
    const leftOut = async (q: string) =>
      (await testShop.visitor('GET /api/auth/products/facets', { query: { q } })).leftOut;
    expect([await leftOut('ruby diya'), await leftOut('ruby pendant')]).toEqual([['diya'], undefined]);
  });
  it('finds nothing for nonsense', async () => {
    expect(await names('xqzvbk')).toEqual([]);
    expect((await testShop.visitor('GET /api/auth/products/facets', { query: { q: 'xqzvbk' } })).total).toBe(
      0,
    );
  });
  it('finds nothing when the other filters exclude everything', async () => {
    expect(await names('ruby', { category: 'Puja Samagri' })).toEqual([]);
  });
  it('counts what it lists, also when words are misspelt', async () => {
    for (const q of ['ruby', 'amathist', 'sapphire']) {
      const { total } = await testShop.visitor('GET /api/auth/products/facets', { query: { q } });
      expect(total).toBe((await names(q)).length);
    }
  });
  it('says beside the counts whether a word is misspelt', async () => {
    const misspelt = async (q: string) =>
      (await testShop.visitor('GET /api/auth/products/facets', { query: { q } })).misspelt;
    expect([await misspelt('amathist'), await misspelt('nilam'), await misspelt('')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('respects a requested sort order', async () => {
    expect(await names('ruby', { sort: 'name-desc' })).toEqual([
      'Unheated Burma Ruby',
      'Ruby Pendant',
      'Ruby',
      'Royal Ring with Ruby',
    ]);
  });
  it('continues after the first page', async () => {
    const response = await fetch(`${testShop.base}/api/auth/products?q=ruby&limit=2`);
    const next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
    expect(
      ((await (await fetch(testShop.base + next)).json()) as { name: string }[]).map(
        (product) => product.name,
      ),
    ).toEqual(['Ruby Pendant', 'Royal Ring with Ruby']);
  });
  it('finds a product by its words as soon as it is written', async () => {
    expect(await names('sphatik')).toEqual([]);
    await transact(testShop.db, (tx) =>
      testShop.shop.services.catalog.create(tx, [someProduct({ name: 'Sphatik Mala' })]),
    );
    expect(await names('spatik')).toEqual(['Sphatik Mala']);
  });
});

describe('suggestions', () => {
  const suggest = (q: string) => testShop.visitor('GET /api/auth/products/suggestions', { query: { q } });

  it('are the first results, their categories, and the number of all', async () => {
    const { products, categories, total, corrected } = await suggest('manik');
    expect(products.map(({ name }) => name)).toEqual((await names('manik')).slice(0, 6));
    expect(categories).toEqual([
      { value: 'Gemstones', count: 2 },
      { value: 'Pendants', count: 1 },
    ]);
    expect([total, corrected]).toEqual([3, null]);
  });
  it('say how the shop spells what was typed, and never a phonetic form', async () => {
    expect((await suggest('amathist')).corrected).toBe('amethyst');
    expect((await suggest('yelow saphire')).corrected).toBe('yellow sapphire');
    // Another spelling of the same sound is no mistake.
    expect((await suggest('nilam')).corrected).toBeNull();
  });
  it('understand a sentence, and offer its words where no product has all of them', async () => {
    expect((await suggest('a gift for my mother')).products.map(({ name }) => name)).toEqual([
      'Unheated Burma Ruby',
    ]);
    expect((await suggest('माँ के लिए xqzvbk diya')).products.map(({ name }) => name)).toEqual(['Brass Diya']);
    expect(await suggest('ruby diya')).toMatchObject({
      total: 4,
      leftOut: ['diya'],
      instead: [
        { q: 'ruby', total: 4 },
        { q: 'diya', total: 1 },
      ],
    });
  });
  it('are empty for an empty search', async () => {
    expect(await suggest('  ')).toMatchObject({ total: 0, products: [], instead: [] });
  });
});

describe('products by their ids', () => {
  it('are cards in the order of the ids; unknown and malformed ids are left out', async () => {
    const [first, second] = await testShop.visitor('GET /api/auth/products/cards', { query: { limit: 2 } });
    const ids = [second?._id, 'no id', '0'.repeat(16), first?._id].join(',');
    expect(await testShop.visitor('GET /api/auth/products/some', { query: { ids } })).toEqual([
      second,
      first,
    ]);
  });
});

describe('words', () => {
  it('are the same however a Hindi sound is spelt in Latin letters', () => {
    for (const [a, b] of [
      ['paanch', 'panch'],
      ['neelam', 'nilam'],
      ['moonga', 'munga'],
      ['rudraksh', 'rudraksha'],
      ['ruby', 'rubee'],
    ]) {
      expect(soundOf(a as string)).toBe(soundOf(b as string));
    }
  });
  it('stay different where they mean different things', () => {
    for (const [a, b] of [
      ['ring', 'rang'],
      ['panna', 'punch'],
      ['mala', 'moti'],
      ['pearl', 'pyrite'],
    ]) {
      expect(soundOf(a as string)).not.toBe(soundOf(b as string));
    }
  });
  it('in Devanagari keep their vowel signs', () => {
    expect(plainText('  पाँच  मुखी, रुद्राक्ष! ')).toBe('पांच मुखी रुद्राक्ष');
  });
});

// Last: it adds products.
describe('a whole name', () => {
  it('finds its product, whatever its codes and numbers could mean', async () => {
    const coded = ['Moon Ruby 4s6vk3', 'Ruby 5ct Oval', 'Hanuman Charan 2000 Edition', 'Diya NX450A'];
    await transact(testShop.db, (tx) =>
      testShop.shop.services.catalog.create(
        tx,
        coded.map((name) => someProduct({ name, category: 'Puja Samagri' })),
      ),
    );
    for (const name of coded) {
      expect((await names(name))[0], name).toBe(name);
      const { leftOut } = await testShop.visitor('GET /api/auth/products/facets', { query: { q: name } });
      expect(leftOut, name).toBeUndefined();
    }
    expect(await names('moon ruby 4s6vk3')).toEqual(['Moon Ruby 4s6vk3']);
    expect(await names('ruby moon 4s6v')).toEqual(['Moon Ruby 4s6vk3']);
    expect(await names('nx450a')).toEqual(['Diya NX450A']);
  });
  it('is not meant by a sum: what costs more stays out', async () => {
    await transact(testShop.db, (tx) =>
      testShop.shop.services.catalog.create(tx, [
        someProduct({ name: 'Panchdhatu Murti 500 g', skus: [someSku({ price: asPaise(2_500_000) })] }),
      ]),
    );
    expect(await names('500')).not.toContain('Panchdhatu Murti 500 g');
    expect((await names('panchdhatu murti 500 g'))[0]).toBe('Panchdhatu Murti 500 g');
  });
});
