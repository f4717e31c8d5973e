import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollPayment } from './poll-payment.ts';

let status = 'PENDING';

beforeEach(() => {
  vi.useFakeTimers();
  status = 'PENDING';
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async () => Response.json({ status }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts to poll and returns what the page was told, in order and without repeats. */
function watch(): string[] {
  const told: string[] = [];
  const tell = (word: string) => {
    if (told.at(-1) !== word) told.push(word);
  };
  void pollPayment('PRE_1', {
    hasLeft: () => false,
    later: (work, ms) => void setTimeout(work, ms),
    onPaid: async () => tell('paid'),
    onUnpaid: () => tell('unpaid'),
    onRefused: () => tell('refused'),
    onLost: (lost) => lost && tell('lost'),
    onWait: tell,
  });
  return told;
}

it('a payment that the bank has not decided is never called failed, and its report still comes', async () => {
  const told = watch();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(told).toEqual(['slow', 'late']);
  status = 'SUCCESS';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(['slow', 'late', 'paid']);
});

it('a payment that has ended without money is told at once, however long it took', async () => {
  const told = watch();
  await vi.advanceTimersByTimeAsync(61_000);
  status = 'EXPIRED';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.at(-1)).toBe('unpaid');
  status = 'SUCCESS';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.at(-1)).toBe('unpaid');
});
