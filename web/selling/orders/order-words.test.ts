import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import {
  isCancellable,
  isPayable,
  itemChoice,
  itemName,
  kindOf,
  paymentWords,
  refundedOf,
  statusBadge,
} from '#web/selling/orders/shared/words.ts';
import { isOpen, readState, waitAfter } from '#web/selling/payments/shared/watch-payment.ts';
import { loadTexts } from '#web/texts/load.ts';
import { isBuyableAgain } from './buy-again.tsx';
import { hasReviewLeft } from './reviewed-lines.ts';
import { event, item, order, paid, placed } from './test-order.ts';

const { orders: en } = await loadTexts('en', ['orders']);
const { orders: hi } = await loadTexts('hi', ['orders']);

describe('payment in words', () => {
  const until = '2026-11-20T10:35:00.000Z';
  const words = (part: Partial<Order>, at: string) =>
    paymentWords(order(part), { t: en, lang: 'en', now: Date.parse(at) });

  it('shows the deadline of an unpaid order, and that it has passed', () => {
    expect(words({ payableUntil: until }, '2026-11-20T10:34:59Z')).toMatch(
      /^Waiting for payment until 4:05\sPM$/i,
    );
    expect(words({ payableUntil: until }, '2026-11-20T10:35:00Z')).toBe('Payment window expired');
    expect(isPayable(order(), Date.now())).toBe(false);
  });

  it('distinguishes cash on delivery, paid and refunded', () => {
    const now = '2026-11-20T10:00:00Z';
    expect(words({ paymentMethod: 'cod', paymentStatus: 'Pending' }, now)).toBe('Pay on delivery');
    expect(words({ paymentMethod: 'cod', paymentStatus: 'Paid' }, now)).toBe('Paid on delivery');
    expect(words({ paymentStatus: 'Paid' }, now)).toBe('Paid online');
    expect(words({ paymentStatus: 'Failed', orderStatus: 'Cancelled' }, now)).toBe('Not paid');
    expect(words({ paymentStatus: 'Refunded', orderStatus: 'Cancelled' }, now)).toBe('Refunded');
  });

  it('says that a credit note paid it all, or that nothing is to pay', () => {
    const now = '2026-11-20T10:00:00Z';
    const whole = { paymentMethod: 'cod', paymentStatus: 'Pending', totalAmount: 0 } as const;
    expect(words({ ...whole, couponCode: 'CREDITA1B2C3D4' }, now)).toBe('Paid by credit note');
    expect(words(whole, now)).toBe('Nothing to pay');
  });

  it('sums what was refunded by the gateway and by hand, and no credit note', () => {
    const part = event(20, { orderStatus: 'Delivered', paymentStatus: 'Paid', by: 'shop' });
    const history = [
      placed,
      paid,
      { ...part, note: 'refund_ordered' as const, amount: 100.1 },
      { ...part, note: 'sent_back' as const, amount: 100.1 },
      { ...part, note: 'sent_back_by_hand' as const, amount: 200.2 },
      { ...part, note: 'credit_given' as const, amount: 50 },
    ];
    expect(refundedOf({ history })).toBe(300.3);
    expect(refundedOf(order())).toBe(0);
  });

  it('dates a cancelled order by its end, not by the refund that followed', () => {
    const cancelled = event(20, { orderStatus: 'Cancelled', paymentStatus: 'Paid', by: 'buyer' });
    const refunded = { ...cancelled, at: '2026-11-25T04:00:00.000Z', by: 'gateway' as const };
    const history = [placed, paid, cancelled, refunded];
    const badge = statusBadge(order({ orderStatus: 'Cancelled', history }), en, 'en');
    expect(badge.text).toBe('Cancelled 20 November');
  });

  it('shows an order as being packed only when it is paid or will be paid in cash', () => {
    const badge = (part: Partial<Order>) => statusBadge(order(part), en, 'en');
    expect(badge({ payableUntil: until }).text).toBe('Waiting for payment');
    expect(badge({ paymentStatus: 'Failed' })).toEqual({ tone: 'warn', text: 'Pending' });
    for (const orderStatus of ['Pending', 'Processing'] as const) {
      const paid = { tone: 'good', text: 'Paid, we are packing it' };
      expect(badge({ paymentStatus: 'Paid', orderStatus })).toEqual(paid);
      expect(badge({ paymentMethod: 'cod', paymentStatus: 'Pending', orderStatus }).text).toBe(
        'Confirmed, we are packing it',
      );
    }
    expect(badge({ paymentStatus: 'Paid', orderStatus: 'Shipped' }).text).toBe('Shipped');
  });
});

describe('a line of an order', () => {
  it('is named as it was bought, in the language of the reader', () => {
    expect(itemName(item, en, 'en')).toBe('Natural Ruby');
    expect(itemName(item, hi, 'hi')).toBe('माणिक');
    expect(itemName({ ...item, snapshot: { ...item.snapshot, name: '', nameHi: null } }, en, 'hi')).toBe(
      'Unknown Product',
    );
  });

  it('has its option in words', () => {
    const variant = { variantName: '5.25 ratti', gram: 0.96, price: 18500, sku: null };
    const inEnglish = { orders: en };
    expect(itemChoice({ ...item, variant }, inEnglish, 'en')).toBe('5.25 ratti · 0.96 g');
    expect(itemChoice({ ...item, size: '7.5' }, inEnglish, 'en')).toBe('Size 7.5');
    expect(itemChoice({ ...item, size: '5 Mukhi' }, inEnglish, 'en')).toBe('5 Mukhi');
    expect(itemChoice(item, inEnglish, 'en')).toBeNull();
    const inHindi = { orders: hi };
    expect(itemChoice({ ...item, variant }, inHindi, 'hi')).toBe('5.25 रत्ती · 0.96 ग्राम');
    expect(itemChoice({ ...item, size: '5 Mukhi' }, inHindi, 'hi')).toBe('5 मुखी');
    const own = { variantName: 'Baroque drop', gram: null, price: 900, sku: null };
    expect(itemChoice({ ...item, variant: own, choiceHi: 'टेढ़ा मोती' }, inHindi, 'hi')).toBe('टेढ़ा मोती');
  });
});

describe('cancelling an order', () => {
  it('is offered as the server says, for customised products until their time limit', () => {
    const until = '2026-11-20T11:05:00.000Z';
    const at = (instant: string, part: Partial<Order>) => isCancellable(order(part), Date.parse(instant));
    expect(at('2027-01-01T00:00:00Z', {})).toBe(true);
    expect(at('2027-01-01T00:00:00Z', { cancellable: false })).toBe(false);
    expect(at('2026-11-20T11:04:59Z', { cancellableUntil: until })).toBe(true);
    expect(at('2026-11-20T11:05:01Z', { cancellableUntil: until })).toBe(false);
  });
});

describe('polling a payment', () => {
  it('waits 2 s at first, then ever longer up to 10 s', () => {
    const waits = [1, 2, 3, 4, 5, 6, 50].map(waitAfter);
    expect(waits[0]).toBe(2000);
    expect(waits.at(-1)).toBe(10_000);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });

  it('continues only while the state may change, and maps an unknown status to UNKNOWN', () => {
    expect(['ACTIVE', 'failed', 'CHECKING'].map((word) => isOpen(readState(word)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(readState('paid')).toBe('PAID');
    expect(readState('PARTIALLY_PAID')).toBe('UNKNOWN');
    for (const end of ['PAID', 'EXPIRED', 'TERMINATED', 'REFUNDED', 'UNKNOWN'] as const)
      expect(isOpen(end)).toBe(false);
  });
});

it('shows all orders for an unknown filter in the URL', () => {
  expect(kindOf(new URLSearchParams('status=way'))).toBe('way');
  for (const odd of ['', 'status=', 'status=toString', 'status=nonsense'])
    expect(kindOf(new URLSearchParams(odd))).toBe('all');
});

describe('what a buyer may do next with an order', () => {
  const sold = { _id: 'product000000000', name: '', nameHi: null, image: [], images: [], price: 1 };
  const delivered = { orderStatus: 'Delivered' as const, items: [{ ...item, product: sold }] };

  it('offers a review until each product that is still sold has one', () => {
    expect(hasReviewLeft(order(delivered), new Set())).toBe(true);
    expect(hasReviewLeft(order(delivered), new Set([item._id]))).toBe(false);
    expect(hasReviewLeft(order({ orderStatus: 'Delivered' }), new Set())).toBe(false);
    expect(hasReviewLeft(order({ ...delivered, orderStatus: 'Shipped' }), new Set())).toBe(false);
  });

  it('can be bought again once it has ended, while something of it is sold', () => {
    expect(isBuyableAgain(order(delivered))).toBe(true);
    expect(isBuyableAgain(order({ ...delivered, orderStatus: 'Cancelled' }))).toBe(true);
    expect(isBuyableAgain(order({ ...delivered, orderStatus: 'Processing' }))).toBe(false);
    expect(isBuyableAgain(order({ orderStatus: 'Delivered' }))).toBe(false);
  });
});
