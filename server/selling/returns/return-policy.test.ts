import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise } from '../../platform/core/money.ts';
import {
  claimOf,
  creditUntil,
  deliveredSince,
  deliveryBack,
  evaluate,
  openReasons,
} from './return-policy.ts';

const policy = {
  problemAskHours: 24,
  problemAcceptDays: 7,
  returnDays: 3,
  fee: asPaise(8000),
  creditMonths: 3,
};
const deliveredAt = new Date('2026-11-10T06:30:00Z');
const hours = (n: number) => new Date(deliveredAt.getTime() + n * 3_600_000);
const line = { paid: asPaise(150_000), customised: false, asked: false };

describe('the return options, hour by hour after delivery', () => {
  it.each([
    //  hours, line,                    refund, in time, credit, why not credit
    [0, {}, true, true, true, null],
    [24, {}, true, true, true, null],
    [24.001, {}, true, false, true, null],
    [72, {}, true, false, true, null],
    [72.001, {}, true, false, false, 'over'],
    [168, {}, true, false, false, 'over'],
    [168.001, {}, false, false, false, 'over'],
    [1, { customised: true }, true, true, false, 'customised'],
    [100, { customised: true }, true, false, false, 'customised'],
    [1, { paid: asPaise(8000) }, true, true, false, 'below_fee'],
    [1, { paid: asPaise(8001) }, true, true, true, null],
    [1, { paid: asPaise(0) }, false, false, false, 'below_fee'],
    [1, { asked: true }, false, false, false, 'asked'],
  ] as const)('%d h, %j: money %s (in time %s), credit %s, %s', (after, more, money, inTime, credit, why) => {
    const now = hours(after);
    const orderLine = { ...line, ...more };
    const evaluation = evaluate(orderLine, { deliveredAt, policy, now });
    expect(evaluation.why).toBe(why);
    const about = { paid: orderLine.paid, policy, now };
    const problem = claimOf(evaluation, { ...about, reason: 'damaged' });
    const change = claimOf(evaluation, { ...about, reason: 'not_wanted' });
    expect(problem).toEqual(money ? { remedy: 'refund', fee: 0, inTime } : null);
    expect(change).toEqual(credit ? { remedy: 'credit', fee: 8000, inTime: true } : null);
    if (credit) expect(evaluation.change?.amount).toBe(orderLine.paid - 8000);
  });

  it('take the reason “late” only after the promised day, by the days of India', () => {
    const of = (promisedDay: string | null, delivered = deliveredAt) =>
      evaluate(line, { deliveredAt: delivered, promisedDay, policy, now: delivered });
    const about = { reason: 'late', paid: line.paid, policy, now: deliveredAt } as const;
    expect(claimOf(of('2026-11-10'), about)).toBeNull();
    expect(claimOf(of(null), about)).toBeNull();
    expect(openReasons(of('2026-11-10'))).not.toContain('late');
    const late = of('2026-11-09');
    expect(claimOf(late, about)).toEqual({ remedy: 'refund', fee: 0, inTime: true });
    expect(openReasons(late)).toContain('late');
    // Half past midnight in India is the next day, though it is the same one in UTC.
    expect(of('2026-11-10', new Date('2026-11-10T19:00:00Z')).late).toBe(true);
  });

  it.each(['not_as_described', 'spurious'] as const)('give a refund without a fee for %s', (reason) => {
    const evaluation = evaluate({ ...line, customised: true }, { deliveredAt, policy, now: hours(100) });
    expect(claimOf(evaluation, { reason, paid: line.paid, policy, now: hours(100) })).toEqual({
      remedy: 'refund',
      fee: 0,
      inTime: false,
    });
    const over = evaluate(line, { deliveredAt, policy, now: hours(169) });
    expect(claimOf(over, { reason, paid: line.paid, policy, now: hours(169) })).toBeNull();
  });

  it('are empty before delivery', () => {
    expect(evaluate(line, { deliveredAt: null, policy, now: hours(0) })).toEqual({
      problem: null,
      late: false,
      change: null,
      why: 'not_delivered',
    });
  });

  it('follows the settings', () => {
    const generous = { ...policy, returnDays: 30, fee: asPaise(0) };
    const now = hours(24 * 29);
    const evaluation = evaluate(line, { deliveredAt, policy: generous, now });
    expect(evaluation.change).toEqual({ until: hours(24 * 30), amount: 150_000, fee: 0 });
  });
});

it.each([
  ['2026-11-22T06:00:00Z', 3, '2027-02-22T18:29:59.999Z'],
  // Already the 23rd in India.
  ['2026-11-22T19:00:00Z', 3, '2027-02-23T18:29:59.999Z'],
  ['2026-11-30T06:00:00Z', 3, '2027-02-28T18:29:59.999Z'],
  ['2026-12-31T06:00:00Z', 2, '2027-02-28T18:29:59.999Z'],
])('credit given at %s for %d months lasts until %s', (now, months, until) => {
  expect(creditUntil(new Date(now), months).toISOString()).toBe(until);
});

it('gives the delivery charge back with all items exactly once, whatever their prices and order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 20_000 }),
      (prices, charge) => {
        const allPaid = asPaise(prices.reduce((all, one) => all + one, 0));
        const delivery = asPaise(charge);
        const before = { paid: asPaise(0), delivery: asPaise(0) };
        for (const price of prices) {
          const back = deliveryBack(asPaise(price), { delivery, allPaid, before });
          expect(back).toBeGreaterThanOrEqual(0);
          before.paid = asPaise(before.paid + price);
          before.delivery = asPaise(before.delivery + back);
        }
        expect(before.delivery).toBe(allPaid > 0 ? charge : 0);
      },
    ),
  );
});

it('counts from the delivery, not from later notes, and again from a second delivery', () => {
  const at = (h: number) => hours(h);
  const step = (status: string, h: number) => ({ status, at: at(h) });
  expect(deliveredSince([step('Shipped', 0), step('Delivered', 1), step('Delivered', 9)])).toEqual(at(1));
  expect(deliveredSince([step('Delivered', 1), step('On-way', 2), step('Delivered', 5)])).toEqual(at(5));
  expect(deliveredSince([step('Delivered', 1), step('On-way', 2)])).toBeNull();
});
