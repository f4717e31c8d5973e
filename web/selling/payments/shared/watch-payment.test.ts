import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PaymentState, watchPayment } from './watch-payment.ts';

let state: PaymentState = 'ACTIVE';
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  state = 'ACTIVE';
  const nothing = () => {};
  const target = { addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('document', { hidden: false, ...target });
  vi.stubGlobal('window', target);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts to poll, and returns what the page shows, in order and without repeats. */
function watch(ask = async () => ({ state })): string[] {
  const seen: string[] = [];
  stop = watchPayment(ask, ({ state, wait, lost }) => {
    const words = `${state} ${lost ? 'lost' : wait.phase}`;
    if (seen.at(-1) !== words) seen.push(words);
  });
  return seen;
}

it('a payment that the bank has not decided is never called failed, and its result still comes', async () => {
  const seen = watch();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(seen).toEqual(['ACTIVE soon']);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(seen).toEqual(['ACTIVE soon', 'ACTIVE slow', 'ACTIVE late']);
  state = 'PAID';
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen.at(-1)).toBe('PAID late');
});

it('a payment that has ended without money is told at once, however long it took', async () => {
  const seen = watch();
  await vi.advanceTimersByTimeAsync(61_000);
  state = 'EXPIRED';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.at(-1)).toBe('EXPIRED late');
  state = 'PAID';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.at(-1)).toBe('EXPIRED late');
});

it('without a network it says so, counts the time on, and goes on when it is back', async () => {
  let isOffline = true;
  const seen = watch(async () => {
    if (isOffline) throw new Error('no network');
    return { state };
  });
  await vi.advanceTimersByTimeAsync(70_000);
  expect(seen).toEqual(['CHECKING lost']);
  isOffline = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen).toEqual(['CHECKING lost', 'ACTIVE late']);
});
