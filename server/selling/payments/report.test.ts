import { describe, expect, test } from 'vitest';
import { fromRupees } from '../../platform/core/money.ts';
import { paymentsIn } from './cashfree/settlement-report.ts';
import { compareReport } from './report.ts';

const flat = {
  event_type: 'PAYMENT',
  event_status: 'SUCCESS',
  event_id: '5114910634577',
  event_amount: 1500.5,
  event_currency: 'INR',
  order_id: 'PREORDER_1',
  cf_payment_id: '5114910634577',
  customer_name: 'Meena',
};
const expected = { paymentId: '5114910634577', orderId: 'PREORDER_1', amount: fromRupees(1500.5) };

describe('the settlement report', () => {
  test('is parsed flat and grouped; the event id can stand in for the payment id', () => {
    const { order_id, cf_payment_id, ...event } = flat;
    const lines = [
      flat,
      { ...flat, cf_payment_id: null },
      { event_details: event, order_details: { order_id }, payment_details: { cf_payment_id } },
    ];
    expect(paymentsIn(lines)).toEqual([expected, expected, expected]);
  });

  test('counts successful payments only', () => {
    const others = [
      { ...flat, event_status: 'FAILED', event_amount: 0 },
      { ...flat, event_type: 'REFUND' },
      { event_type: 'SETTLEMENT', event_id: '45345', event_amount: 3000, cf_settlement_id: 45345 },
      { event_type: 'OTHER_ADJUSTMENT', sale_type: 'DEBIT', event_amount: 0.54 },
    ];
    expect(paymentsIn(others)).toEqual([]);
  });

  test('is refused as a whole when a line cannot be parsed', () => {
    expect(() => paymentsIn([flat, { nonsense: true }])).toThrow();
    expect(() => paymentsIn([{ ...flat, cf_payment_id: null, event_id: null }])).toThrow();
  });
});

describe('compared with our payments', () => {
  const ours = { id: '1', orderId: 'A', amount: 50_000, orderAmount: 50_000 };
  const line = { paymentId: '1', orderId: 'A', amount: fromRupees(500) };
  const kinds = (...args: Parameters<typeof compareReport>) => compareReport(...args).map(({ kind }) => kind);
  const orders = new Set(['A']);

  test('equal payments are no difference, with or without a surcharge', () => {
    expect(kinds([line], { own: [ours], orders, expected: [ours] })).toEqual([]);
    expect(kinds([line], { own: [{ ...ours, amount: 51_000 }], orders, expected: [] })).toEqual([]);
  });

  test.each([
    ['unknown_payment', [{ ...line, paymentId: '2' }], []],
    ['unknown_order', [{ ...line, paymentId: '2', orderId: 'Z' }], []],
    ['other_order', [{ ...line, orderId: 'Z' }], []],
    ['other_amount', [{ ...line, amount: fromRupees(499.99) }], []],
    ['not_at_gateway', [], [ours]],
  ] as const)('%s', (kind, reported, expected) => {
    expect(kinds([...reported], { own: [ours], orders, expected: [...expected] })).toEqual([kind]);
  });
});
