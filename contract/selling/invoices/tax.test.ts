import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allot } from '../../core/shares.ts';
import { includedTax, type TaxKind, taxSupply, taxWithin } from './tax.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
const rates = [0, 25, 150, 300, 500, 1200, 1800, 2800, 4000];
const kinds: TaxKind[] = ['state', 'union', 'interstate'];
const paise = (max: number) => fc.integer({ min: 0, max });

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
    delivery: fc.constantFrom(0, 10_000, 99),
    share: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ lines, delivery, share }) => {
    const whole = lines.reduce((total, line) => total + line.price * line.quantity, 0) + delivery;
    return { lines, delivery, total: whole - Math.floor((whole / 1000) * share) };
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
  const rupees = (value: number): number => value * 100;
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
    { price: 30_000, quantity: 1, rate: 300 },
    { price: 5_000, quantity: 2, rate: 0 },
  ];
  const { deliveries } = taxSupply({ lines, delivery: 10_000, total: 50_000 }, 'state');
  expect(deliveries.map(({ rate, amount }) => [rate, amount])).toEqual([
    [0, 2500],
    [300, 7500],
  ]);
});

describe('the tax that an order shows', () => {
  const shop = { registered: true, goodsRate: 1800 };
  const line = (price: number, rate: number | null, more: { quantity?: number; discount?: number } = {}) => ({
    price,
    rate,
    quantity: 1,
    ...more,
  });

  test('is subtotal x 18/118 to two decimals, for any products without a rate of their own', () => {
    const prices = fc.array(paise(5_000_000_00), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(prices, fc.constantFrom(0, 10_000), (all, delivery) => {
        const subtotal = sum(all);
        const order = { lines: all.map((price) => line(price, null)), delivery, total: subtotal + delivery };
        const { shown, rows } = includedTax(order, shop);
        expect(shown).toBe(Math.floor((subtotal * 36 + 118) / 236));
        expect(rows.find((row) => !row.delivery)?.amount).toBe(shown);
      }),
    );
  });

  test('is that of the invoice, in any state, for products with rates of their own', () => {
    fc.assert(
      fc.property(supplies, fc.constantFrom(...kinds), (supply, kind) => {
        const { lines, deliveries } = taxSupply(supply, kind);
        const invoiced = sum([...lines, ...deliveries].map((one) => one.cgst + one.sgst + one.igst));
        const { shown, rows } = includedTax(supply, shop);
        expect(shown).toBe(invoiced);
        expect(sum(rows.map(({ amount }) => amount))).toBe(invoiced);
      }),
    );
  });

  test('has a row for each rate, after the discount of each line', () => {
    const lines = [line(790_000, 25, { discount: 63_200 }), line(745_000, 300)];
    const total = 790_000 + 745_000 - 63_200;
    expect(includedTax({ lines, delivery: 0, total }, shop)).toEqual({
      rows: [
        { rate: 300, amount: 21_700, delivery: false },
        { rate: 25, amount: 1812, delivery: false },
      ],
      shown: 23_512,
    });
  });

  test('names the tax on delivery apart', () => {
    const { rows, shown } = includedTax(
      { lines: [line(45_000, null)], delivery: 10_000, total: 55_000 },
      shop,
    );
    expect(rows).toEqual([
      { rate: 1800, amount: 6864, delivery: false },
      { rate: 1800, amount: 1526, delivery: true },
    ]);
    expect(shown).toBe(6864);
  });

  test('is nothing in a shop that is not registered', () => {
    const order = { lines: [line(118_000, null)], delivery: 0, total: 118_000 };
    expect(includedTax(order, { ...shop, registered: false })).toEqual({ rows: [], shown: 0 });
  });
});
