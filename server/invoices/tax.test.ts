import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPaise, type Paise, sum } from '../platform/core/money.ts';
import { allot } from './allocate.ts';
import { creditWithin, type LineLeft, type TaxKind, taxSupply, taxWithin } from './tax.ts';

const rates = [0, 25, 150, 300, 500, 1200, 1800, 2800, 4000];
const kinds: TaxKind[] = ['state', 'union', 'interstate'];
const paise = (max: number) => fc.integer({ min: 0, max }).map(asPaise);

/** An arbitrary cart: lines, delivery, and a discount of up to the whole amount. */
const supplies = fc
  .record({
    lines: fc.array(
      fc.record({
        price: paise(5_000_000_00),
        quantity: fc.integer({ min: 1, max: 999 }),
        rate: fc.constantFrom(...rates),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    delivery: fc.constantFrom(asPaise(0), asPaise(10_000), asPaise(99)),
    share: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ lines, delivery, share }) => {
    const whole = lines.reduce((total, line) => total + line.price * line.quantity, 0) + delivery;
    return { lines, delivery, total: asPaise(whole - Math.floor((whole / 1000) * share)) };
  });

describe('an invoice of any cart with any discount', () => {
  test('sums to the amount paid, by line and by tax', () => {
    fc.assert(
      fc.property(supplies, fc.constantFrom(...kinds), (supply, kind) => {
        const { lines, deliveries } = taxSupply(supply, kind);
        const all = [...lines, ...deliveries];
        expect(sum(all.map(({ amount }) => amount))).toBe(supply.total);
        for (const line of all) {
          expect(line.taxable + line.cgst + line.sgst + line.igst).toBe(line.amount);
          for (const part of [line.taxable, line.cgst, line.sgst, line.igst, line.amount])
            expect(part).toBeGreaterThanOrEqual(0);
          expect(line.amount).toBeLessThanOrEqual(line.gross);
          if (line.rate === 0) expect(line.taxable).toBe(line.amount);
        }
      }),
    );
  });

  test('has the same tax within the state as outside it, in equal halves', () => {
    fc.assert(
      fc.property(paise(9_000_000_00), fc.constantFrom(...rates), (amount, rate) => {
        const within = taxWithin(amount, rate, 'state');
        const beyond = taxWithin(amount, rate, 'interstate');
        expect(within.cgst).toBe(within.sgst);
        expect(within.igst + beyond.cgst + beyond.sgst).toBe(0);
        expect(beyond.igst).toBe(within.cgst + within.sgst);
        expect(beyond.taxable).toBe(within.taxable);
        // Each half is the exact half, rounded to the nearest paisa.
        expect(Math.abs(within.cgst - (amount * rate) / (2 * (10_000 + rate)))).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  test('shares a discount among lines in proportion, to within one paisa', () => {
    fc.assert(
      fc.property(paise(1_000_000_00), fc.array(fc.nat(9_000_000), { minLength: 1 }), (amount, weights) => {
        const parts = allot(amount, weights);
        expect(sum(parts)).toBe(amount);
        const whole = weights.reduce((total, weight) => total + weight, 0);
        if (whole === 0) return;
        for (const [i, part] of parts.entries())
          expect(Math.abs(part - (amount * (weights[i] ?? 0)) / whole)).toBeLessThan(1.0001);
      }),
    );
  });
});

test('known figures: 18 %, 3 % and 0.25 % included in a price', () => {
  const rupees = (value: number): Paise => asPaise(value * 100);
  expect(taxWithin(rupees(1180), 1800, 'state')).toEqual({
    taxable: 100_000,
    cgst: 9000,
    sgst: 9000,
    igst: 0,
  });
  expect(taxWithin(rupees(1180), 1800, 'interstate')).toMatchObject({ taxable: 100_000, igst: 18_000 });
  expect(taxWithin(rupees(599), 1800, 'state')).toEqual({ taxable: 50_762, cgst: 4569, sgst: 4569, igst: 0 });
  expect(taxWithin(rupees(10_300), 300, 'union')).toMatchObject({ taxable: 1_000_000, sgst: 15_000 });
  expect(taxWithin(rupees(40_100), 25, 'interstate')).toMatchObject({ taxable: 4_000_000, igst: 10_000 });
});

test('delivery has the tax rates of its products, in proportion to their value', () => {
  const lines = [
    { price: asPaise(30_000), quantity: 1, rate: 300 },
    { price: asPaise(5_000), quantity: 2, rate: 0 },
  ];
  const { deliveries } = taxSupply({ lines, delivery: asPaise(10_000), total: asPaise(50_000) }, 'state');
  expect(deliveries.map(({ rate, amount }) => [rate, amount])).toEqual([
    [0, 2500],
    [300, 7500],
  ]);
});

test('partial credits never exceed any part of the invoice, and together cancel it exactly', () => {
  fc.assert(
    fc.property(
      paise(500_000_00),
      fc.constantFrom(...rates),
      fc.constantFrom(...kinds),
      fc.array(fc.nat(1000), { maxLength: 8 }),
      (amount, rate, kind, cuts) => {
        let left: LineLeft = { amount, rate, ...taxWithin(amount, rate, kind) };
        for (const cut of [...cuts, 1000]) {
          const part = asPaise(cut === 1000 ? left.amount : Math.floor((left.amount / 1000) * cut));
          const back = creditWithin(left, part, kind);
          expect(back.taxable + back.cgst + back.sgst + back.igst).toBe(part);
          left = {
            rate,
            amount: asPaise(left.amount - part),
            taxable: asPaise(left.taxable - back.taxable),
            cgst: asPaise(left.cgst - back.cgst),
            sgst: asPaise(left.sgst - back.sgst),
            igst: asPaise(left.igst - back.igst),
          };
          for (const rest of [left.taxable, left.cgst, left.sgst, left.igst])
            expect(rest).toBeGreaterThanOrEqual(0);
        }
        expect(left).toMatchObject({ amount: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 });
      },
    ),
  );
});
