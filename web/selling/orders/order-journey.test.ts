import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/selling/orders/endpoints.ts';
import { journeyOf } from '#web/selling/orders/shared/journey.ts';
import { statusBadge } from '#web/selling/orders/shared/words.ts';
import { loadTexts } from '#web/texts/load.ts';
import { historyLines, stepName, untoldLines } from './history-words.ts';
import { event, order, paid, placed } from './test-order.ts';

const { orders: en } = await loadTexts('en', ['orders']);
const { orders: hi } = await loadTexts('hi', ['orders']);

describe('the journey of an order', () => {
  it('has six steps, with ticks for passed ones and times for recorded ones', () => {
    const shipped = event(30, { orderStatus: 'Shipped', paymentStatus: 'Paid', by: 'shop' });
    const steps = journeyOf(order({ orderStatus: 'Shipped', history: [placed, paid, shipped] }));
    expect(steps.map(({ status, state }) => `${status} ${state}`)).toEqual([
      'Pending done',
      'Processing done',
      'Shipped current',
      'On-way next',
      'Out-for-delivery next',
      'Delivered next',
    ]);
    expect(steps[0]?.at).toBe(placed.at);
    expect(steps[1]?.at).toBeNull();
    expect(steps[2]?.at).toBe(shipped.at);
  });

  it('is complete when delivered', () => {
    const delivered = event(50, { orderStatus: 'Delivered' });
    const steps = journeyOf(order({ orderStatus: 'Delivered', history: [placed, delivered] }));
    expect(steps.every((step) => step.state === 'done')).toBe(true);
  });

  it('ends with the cancellation, after the steps it reached', () => {
    const processing = event(10, { orderStatus: 'Processing' });
    const cancelled = event(20, { orderStatus: 'Cancelled' });
    const steps = journeyOf(order({ orderStatus: 'Cancelled', history: [placed, processing, cancelled] }));
    expect(steps.map(({ status, state }) => `${status} ${state}`)).toEqual([
      'Pending done',
      'Processing done',
      'Cancelled failed',
    ]);
  });

  it('drops a step that was reverted', () => {
    const back = event(40, { orderStatus: 'Processing' });
    const history = [placed, event(30, { orderStatus: 'Shipped' }), back];
    const steps = journeyOf(order({ orderStatus: 'Processing', history }));
    expect(steps.find((step) => step.status === 'Shipped')).toMatchObject({ at: null, state: 'next' });
    expect(steps.find((step) => step.status === 'Processing')?.at).toBe(back.at);
  });
});

describe('one order in one voice', () => {
  it('is packed in the journey when its badge says so, and waits in both while it is not paid', () => {
    const now = (part: Partial<Order>) => {
      const shown = order({ orderStatus: 'Pending', ...part });
      const step = journeyOf(shown).find(({ state }) => state === 'current');
      return [statusBadge(shown, en, 'en').text, step && stepName(step.status, en)];
    };
    const payableUntil = '2026-11-20T10:35:00.000Z';
    expect(now({ paymentStatus: 'Paid' })).toEqual(['Paid, we are packing it', 'Being packed']);
    expect(now({ paymentMethod: 'cod', paymentStatus: 'Pending' })).toEqual([
      'Confirmed, we are packing it',
      'Being packed',
    ]);
    expect(now({ paymentStatus: 'Initiated', payableUntil })).toEqual([
      'Waiting for payment',
      'Order placed',
    ]);
    expect(now({ orderStatus: 'Shipped', paymentStatus: 'Paid' })).toEqual(['Shipped', 'Shipped']);
  });

  it('gives no time to a step that is only beginning', () => {
    const steps = journeyOf(
      order({ orderStatus: 'Pending', paymentStatus: 'Paid', history: [placed, paid] }),
    );
    expect(steps.slice(0, 2)).toEqual([
      { status: 'Pending', at: placed.at, state: 'done' },
      { status: 'Processing', at: null, state: 'current' },
    ]);
  });

  it('tells beside the journey only what the journey does not', () => {
    const shipped = event(30, { orderStatus: 'Shipped', paymentStatus: 'Paid', by: 'shop' });
    const shown = order({ orderStatus: 'Shipped', paymentStatus: 'Paid', history: [placed, paid, shipped] });
    expect(untoldLines(shown, en, 'en').map(({ title }) => title)).toEqual(['Payment received']);
    const cancelled = event(9, { orderStatus: 'Cancelled', by: 'buyer', reason: 'Ordered the wrong size' });
    const ended = order({ orderStatus: 'Cancelled', history: [placed, cancelled] });
    expect(untoldLines(ended, en, 'en')).toMatchObject([
      { title: 'Cancelled', reason: 'Ordered the wrong size' },
    ]);
  });
});

describe('the history of an order', () => {
  it('lists each step once, newest first', () => {
    const processing = event(10, { orderStatus: 'Processing', paymentStatus: 'Paid', by: 'shop' });
    expect(historyLines([placed, paid, processing], en, 'en').map((line) => line.title)).toEqual([
      'Being packed',
      'Payment received',
      'Order placed',
    ]);
    expect(historyLines([placed], en, 'en').map((line) => line.title)).toEqual([
      'Order placed, awaiting payment',
    ]);
  });

  it("puts the shop's own reasons into the reader's language, with their amounts", () => {
    const late = event(40, {
      orderStatus: 'Cancelled',
      paymentStatus: 'Failed',
      by: 'gateway',
      note: 'paid_too_late',
      amount: 1250,
    });
    const before = event(35, { orderStatus: 'Cancelled', paymentStatus: 'Failed', by: 'system' });
    expect(historyLines([placed, before, late], hi, 'hi')[0]).toEqual({
      at: late.at,
      title: 'भुगतान देर से हुआ; ₹1,250.00 लौट रहे हैं।',
      reason: null,
    });
  });

  it("keeps a person's words as they are", () => {
    const cancelled = event(9, { orderStatus: 'Cancelled', by: 'buyer', reason: 'Ordered the wrong size' });
    expect(historyLines([placed, cancelled], hi, 'hi')[0]).toMatchObject({
      title: 'रद्द',
      reason: 'Ordered the wrong size',
    });
  });
});
