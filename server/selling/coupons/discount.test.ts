import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPaise, sum, times, zero } from '../../platform/core/money.ts';
import { type CouponCart, type CouponLine, type CouponRule, lacksPieces, takeOff } from './discount.ts';

const lists = { products: [], variants: [], categories: [] };
const rule = (change: Partial<CouponRule>): CouponRule => ({
  ...lists,
  code: 'GET',
  kind: 'buy_get',
  way: 'code',
  scope: 'cart',
  discountType: 'percentage',
  value: 10_000,
  buyGet: { buy: 2, get: 1, times: null, gets: lists },
  combinable: false,
  minCart: zero,
  maxCart: null,
  maxDiscount: null,
  startsAt: new Date(0),
  endsAt: null,
  isActive: true,
  usageLimit: null,
  usageCount: 0,
  perUserLimit: null,
  newUsersOnly: false,
  excluded: [],
  users: [],
  ...change,
});
const line = (productId: string, price: number, quantity: number, service = false): CouponLine => ({
  productId,
  price: asPaise(price),
  quantity,
  amount: times(asPaise(price), quantity),
  variantId: null,
  category: 'Gemstones',
  service,
});
const cart = (lines: CouponLine[], delivery = 0): CouponCart => ({
  lines,
  subtotal: sum(lines.map(({ amount }) => amount)),
  delivery: asPaise(delivery),
});
const named = (...products: string[]) => ({ ...lists, products });

type Piece = { line: number; price: number; bought: boolean; got: boolean };

/** Tries every choice of bought and got pieces. Returns the most sets, and the least that they can take at that. */
function bruteForce(pieces: readonly Piece[], buy: number, get: number, most: number) {
  const best = new Map<number, number>();
  const walk = (i: number, bought: number, got: number, off: number): void => {
    if (i === pieces.length) {
      const sets = Math.min(Math.floor(bought / buy), Math.floor(got / get), most);
      // Only whole sets count, without a piece left over.
      if (got === sets * get) best.set(sets, Math.min(best.get(sets) ?? Number.POSITIVE_INFINITY, off));
      return;
    }
    const piece = pieces[i] as Piece;
    walk(i + 1, bought, got, off);
    if (piece.bought) walk(i + 1, bought + 1, got, off);
    if (piece.got) walk(i + 1, bought, got + 1, off + piece.price);
  };
  walk(0, 0, 0, 0);
  const sets = Math.max(...best.keys());
  return { sets, off: best.get(sets) ?? 0 };
}

describe('buy some, get some', () => {
  const small = fc.record({
    lines: fc.array(
      fc.record({
        price: fc.integer({ min: 0, max: 30 }),
        quantity: fc.integer({ min: 1, max: 3 }),
        product: fc.constantFrom('bought', 'got', 'both', 'neither'),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
    times: fc.option(fc.integer({ min: 1, max: 2 })),
    sameSet: fc.boolean(),
  });

  test('fits as often, and takes as much, as the best of all choices of pieces', () => {
    fc.assert(
      fc.property(small, ({ lines, buy, get, times: most, sameSet }) => {
        const buySet = named('bought', 'both');
        const getSet = sameSet ? lists : named('got', 'both');
        const judged = rule({ ...buySet, buyGet: { buy, get, times: most, gets: getSet } });
        const given = cart(lines.map(({ price, quantity, product }) => line(product, price, quantity)));
        const pieces = lines
          .flatMap(({ price, quantity, product }, i): Piece[] => {
            const bought = product === 'bought' || product === 'both';
            const got = sameSet ? bought : product === 'got' || product === 'both';
            return Array.from({ length: quantity }, () => ({ line: i, price, bought, got }));
          })
          .filter(({ bought, got }) => bought || got);
        // The brute force is exponential in the pieces.
        fc.pre(pieces.length <= 9);
        const oracle = bruteForce(pieces, buy, get, most ?? Number.POSITIVE_INFINITY);
        expect(takeOff(judged, given).discount).toBe(oracle.off);
        expect(lacksPieces(judged, given.lines)).toBe(oracle.sets === 0);
      }),
      { numRuns: 400 },
    );
  });

  test('every third piece is free, the cheapest first', () => {
    const given = cart([line('ring', 500, 2), line('bead', 100, 3), line('ruby', 900, 1)]);
    expect(takeOff(rule({}), given)).toEqual({ discount: 200, lines: [0, 200, 0], delivery: 0 });
  });

  test('a percentage of the got pieces of a line is rounded once, half up', () => {
    const half = rule({ value: 5000, buyGet: { buy: 1, get: 1, times: null, gets: lists } });
    expect(takeOff(half, cart([line('bead', 33, 4)])).lines).toEqual([33]);
    expect(takeOff(half, cart([line('bead', 33, 2)])).lines).toEqual([17]);
  });

  test('an order has it only as often as the coupon allows', () => {
    const once = rule({ buyGet: { buy: 1, get: 1, times: 1, gets: lists } });
    expect(takeOff(once, cart([line('bead', 100, 8)])).discount).toBe(100);
  });

  test('a service is neither bought nor got', () => {
    const given = cart([line('bead', 100, 2), line('energisation', 50, 9, true)]);
    expect(lacksPieces(rule({}), given.lines)).toBe(true);
  });

  test('a hundred lines of 999 pieces are exact: 33,300 pieces are free', () => {
    const lines = Array.from({ length: 100 }, (_, i) => line(`bead ${i}`, 100 + i, 999));
    const wholeLines = Array.from({ length: 33 }, (_, i) => (100 + i) * 999);
    expect(takeOff(rule({}), cart(lines)).discount).toBe(
      wholeLines.reduce((total, one) => total + one, 0) + 333 * 133,
    );
  });
});

test('free delivery takes the charge of the delivery, and nothing of a line', () => {
  const free = rule({ kind: 'delivery', discountType: 'flat', value: 0, buyGet: null });
  expect(takeOff(free, cart([line('bead', 5000, 1)], 10_000))).toEqual({
    discount: 10_000,
    lines: [0],
    delivery: 10_000,
  });
});
