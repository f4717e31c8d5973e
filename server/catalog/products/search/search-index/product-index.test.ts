import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceRange, priceRanges, sortOrders } from '#contract/core/rules.ts';
import type { Cursor, Order } from '../../lists/cursor.ts';
import { countFacets } from '../../lists/facets.ts';
import { noFilter } from '../../lists/filter.ts';
import type { ProductQuery } from '../../lists/match-sql.ts';
import type { Search } from '../search-store.ts';
import { searchName, searchTokens } from '../text.ts';
import { find } from './find.ts';
import { type ListedProduct, Table } from './product-index.ts';

const names = ['Ruby', 'Ruby Ring', 'Red Ruby, Manik', 'Moti Mala', 'Mani'];
const texts = { nameHi: undefined, searchWords: [], subcategory: '', tags: [] };

let versions = 0;
const product = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    name: fc.constantFrom(...names),
    category: fc.constantFrom('Rings', 'Malas'),
    brand: fc.constantFrom('Kashi', ''),
    sizes: fc.subarray(['6', '7', '10']),
    minPrice: fc.constantFrom(50_000, 100_000, 250_000),
    maxPrice: fc.constant(300_000),
    createdAt: fc.integer({ min: 1, max: 3 }),
    facts: fc.record({
      graha: fc.subarray(['guru', 'shani'], { maxLength: 1 }),
      stone: fc.subarray(['ruby']),
      metal: fc.subarray(['brass']),
      mukhi: fc.subarray(['5', '7', '9']),
      certificate: fc.subarray(['report', 'xray']),
      guide: fc.subarray(['wear', 'use'], { minLength: 1, maxLength: 1 }),
      country: fc.subarray(['in', 'np', 'unstated'], { minLength: 1, maxLength: 1 }),
    }),
    inStock: fc.boolean(),
  })
  .map(({ name, ...rest }): ListedProduct => {
    const facts = { ...texts, ...rest, name };
    versions += 1;
    return {
      ...rest,
      version: versions,
      sortName: name.toLowerCase(),
      tokens: searchTokens(facts),
      searchName: searchName(facts),
    };
  });
const write = fc.oneof({ arbitrary: product, weight: 4 }, fc.constantFrom('a', 'b', 'c', 'd'));

const { q: _, ...none } = noFilter;
const everything: ProductQuery = { ...none, search: null };
const searchOf = (word: string, tiers: string[][]): Search => ({
  typed: [word],
  phrase: word,
  asTyped: word ? [word] : [],
  groups: word ? [{ typed: word, phrase: word, role: 'word', tiers }] : [],
  price: null,
  order: null,
});
const wanted: ProductQuery[] = [
  everything,
  { ...everything, category: ['Rings'], size: ['7', '10'] },
  { ...everything, category: ['Nowhere', 'Malas'], brand: ['Nobody'], size: ['10', '99'] },
  { ...everything, graha: ['guru', 'nobody'], mukhi: ['7'] },
  { ...everything, stock: ['in'], category: ['Rings'] },
  { ...everything, price: Object.keys(priceRanges)[0] as PriceRange, brand: ['Kashi'] },
  { ...everything, search: searchOf('ruby', [['ruby', 'rubi']]) },
  { ...everything, search: searchOf('mani', [['mani'], ['manik', 'moti']]) },
  { ...everything, search: { ...searchOf('', []), price: { min: 600, max: 2000, about: null } } },
];

const orders: Order[] = ['newest', 'relevance', ...sortOrders];

/** An index of these products. */
function tableOf(products: readonly ListedProduct[]): Table {
  const table = new Table();
  for (const one of products) table.set(one.id, one);
  return table;
}

/** The results of every kind of query on an index. */
const answers = (table: Table) =>
  wanted.map((sought) => ({
    lists: orders.map((order) => find(table, sought, { order, limit: 100, cursor: null, offset: 0 })),
    counts: countFacets(table, sought),
  }));

describe('the product index', () => {
  it('gives the same results after any writes as an index built from the final state', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 30 }), (writes) => {
        const changed = new Table();
        const last = new Map<string, ListedProduct>();
        for (const one of writes) {
          if (typeof one === 'string') {
            last.delete(one);
            changed.set(one, null);
          } else {
            last.set(one.id, one);
            changed.set(one.id, one);
          }
          // Fills the bitset cache, which the next write must clear.
          answers(changed);
        }
        const made = tableOf([...last.values()]);
        expect(answers(changed)).toEqual(answers(made));
        expect(changed.entries.size).toBe(last.size);
      }),
      { numRuns: 200 },
    );
  });

  it('pages by cursor and by number through the same rows as the whole list', () => {
    fc.assert(
      fc.property(
        fc.array(product, { minLength: 40, maxLength: 80 }),
        fc.integer({ min: 1, max: 50 }),
        (some, limit) => {
          const table = tableOf(some.map((one, n) => ({ ...one, id: `${one.id}${n}` })));
          for (const sought of wanted) {
            for (const order of orders) {
              const whole = find(table, sought, { order, limit: 100, cursor: null, offset: 0 });
              expect(whole.next).toBeNull();
              expect(whole.total).toBe(whole.ids.length);
              const [byCursor, byNumber]: [string[], string[]] = [[], []];
              for (let cursor: Cursor | null = null, offset = 0; ; offset += limit) {
                const page = find(table, sought, { order, limit, cursor, offset: 0 });
                byCursor.push(...page.ids);
                byNumber.push(...find(table, sought, { order, limit, cursor: null, offset }).ids);
                cursor = page.next;
                if (!cursor) break;
              }
              expect([byCursor, byNumber]).toEqual([whole.ids, whole.ids]);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('counts the same whether few or most products match', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 80 }), (some) => {
        const all = some.map((one, n) => ({ ...one, id: `${one.id}${n}` }));
        const table = tableOf(all);
        for (const category of [[], ['Rings'], ['Rings', 'Malas']]) {
          const { total, category: beside, size } = countFacets(table, { ...everything, category });
          const left = all.filter((one) => category.length === 0 || category.includes(one.category));
          expect(total).toBe(left.length);
          for (const { value, count } of size) {
            expect(count).toBe(left.filter(({ sizes }) => sizes.includes(value)).length);
          }
          for (const { value, count } of beside) {
            expect(count).toBe(all.filter((one) => one.category === value).length);
          }
        }
      }),
    );
  });

  it('continues after the cursor, even if that product is gone', () => {
    const listed = (id: string, minPrice: number): ListedProduct => ({
      id,
      version: 1,
      category: 'Rings',
      brand: '',
      sizes: [],
      inStock: true,
      facts: {
        graha: [],
        stone: [],
        metal: [],
        mukhi: [],
        certificate: [],
        guide: [],
        country: ['unstated'],
      },
      minPrice,
      maxPrice: minPrice,
      createdAt: 1,
      sortName: '',
      tokens: [],
      searchName: '',
    });
    const table = tableOf([listed('a', 300), listed('b', 100), listed('c', 100), listed('d', 200)]);
    const open = (cursor: Parameters<typeof find>[2]['cursor']) =>
      find(table, everything, { order: 'price-asc', limit: 2, cursor, offset: 0 });
    const first = open(null);
    expect(first.ids).toEqual(['b', 'c']);
    table.set('c', null);
    expect(open(first.next)).toEqual({ ids: ['d', 'a'], total: 3, next: null });
  });
});
