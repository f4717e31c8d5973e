import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPaise, type Paise, sum, zero } from '../../platform/core/money.ts';
import { type Candidate, chooseBest, combine, goTogether } from './combine.ts';
import type { CouponCart, CouponRule } from './discount.ts';

const cart: CouponCart = {
  subtotal: asPaise(1000),
  delivery: asPaise(100),
  lines: [300, 700].map((amount, i) => ({
    price: asPaise(amount),
    quantity: 1,
    amount: asPaise(amount),
    productId: `p${i}`,
    variantId: null,
    category: 'Rings',
  })),
};

type Sketch = { way: CouponRule['way']; combinable: boolean; lines: readonly [number, number] | null };

/** Returns a coupon that takes these paise of the two lines; null takes the delivery. */
const candidate = (id: string, { way, combinable, lines }: Sketch): Candidate => {
  const off = lines ? lines.map(asPaise) : [zero, zero];
  const delivery = lines ? zero : cart.delivery;
  const kind = lines ? 'amount' : 'delivery';
  const rule = { way, combinable, kind } as Pick<CouponRule, 'way' | 'combinable' | 'kind'> as CouponRule;
  return { id, rule, verdict: { lines: off, delivery, discount: asPaise(sum(off) + delivery) } };
};
const sketch = (way: CouponRule['way']) =>
  fc.record({
    way: fc.constant(way),
    combinable: fc.boolean(),
    lines: fc.option(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 700 }))),
  });
const some = (way: CouponRule['way'], max: number) =>
  fc.array(sketch(way), { maxLength: max }).map((list) => list.map((one, i) => candidate(`${way}${i}`, one)));

/** Lists every set of coupons, without any thought. */
const everySet = (list: readonly Candidate[]): Candidate[][] =>
  Array.from({ length: 2 ** list.length }, (_, bits) => list.filter((_one, i) => (bits >> i) % 2 === 1));

const ids = (list: readonly { coupon: Candidate }[]) => list.map(({ coupon }) => coupon.id);

describe('the coupons of a cart', () => {
  test('are those of all allowed sets that take most, in whatever order they are given', () => {
    fc.assert(
      fc.property(some('code', 2), some('automatic', 4), (typed, automatic) => {
        const best = chooseBest(typed, automatic, cart);
        const oracle = everySet([...typed, ...automatic])
          .filter(goTogether)
          .map((set) => combine(set, cart).discount);
        expect(best.discount).toBe(Math.max(...oracle));
        const again = chooseBest(typed.toReversed(), automatic.toReversed(), cart);
        expect(ids(again.coupons).toSorted()).toEqual(ids(best.coupons).toSorted());
      }),
    );
  });

  test('never take more of a line than it costs, and the parts sum up', () => {
    fc.assert(
      fc.property(some('code', 2), some('automatic', 4), (typed, automatic) => {
        const { coupons, lines, delivery, discount } = chooseBest(typed, automatic, cart);
        for (const [i, off] of lines.entries()) expect(off).toBeLessThanOrEqual(cart.lines[i]?.amount ?? 0);
        expect(delivery).toBeLessThanOrEqual(cart.delivery);
        expect(sum([...lines, delivery])).toBe(discount);
        expect(sum(coupons.map((part): Paise => part.discount))).toBe(discount);
      }),
    );
  });

  const code = (combinable: boolean, off: number) =>
    candidate('code', { way: 'code', combinable, lines: [off, 0] });
  const byItself = (combinable: boolean, off: number) =>
    candidate('auto', { way: 'automatic', combinable, lines: [0, off] });
  const used = (...given: Parameters<typeof chooseBest>) => ids(chooseBest(...given).coupons);

  test('a code and an automatic one go together only if both allow it', () => {
    expect(used([code(true, 50)], [byItself(true, 20)], cart)).toEqual(['code', 'auto']);
    expect(used([code(true, 50)], [byItself(false, 20)], cart)).toEqual(['code']);
    expect(used([code(false, 50)], [byItself(true, 80)], cart)).toEqual(['auto']);
  });

  test('of equal discounts the code that the buyer gave counts', () => {
    expect(used([code(false, 50)], [byItself(false, 50)], cart)).toEqual(['code']);
  });

  test('a code takes the same with and without an automatic one, which takes what is left', () => {
    const together = chooseBest(
      [code(true, 250)],
      [candidate('auto', { way: 'automatic', combinable: true, lines: [250, 0] })],
      cart,
    );
    expect(together.coupons.map(({ discount }) => discount)).toEqual([250, 50]);
  });

  test('the delivery is taken once', () => {
    const free = (id: string, way: CouponRule['way']) =>
      candidate(id, { way, combinable: true, lines: null });
    expect(used([free('typed', 'code')], [free('auto', 'automatic')], cart)).toEqual(['typed']);
    expect(goTogether([free('a', 'code'), free('b', 'automatic')])).toBe(false);
  });
});
