import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isOpen } from '#web/selling/payments/shared/watch-payment.ts';
import { askReportPayment } from './ask-report-payment.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: { lang: 'en' } } }));
afterEach(() => vi.unstubAllGlobals());

/** Returns whether the page goes on asking after a response. */
async function goesOn(body: object, status = 200): Promise<boolean> {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  return isOpen((await askReportPayment('PRE_1')).state);
}

it('only an open payment of a report is asked for again: a failed one has ended', async () => {
  expect(await goesOn({ status: 'PENDING' })).toBe(true);
  for (const status of ['SUCCESS', 'FAILED', 'EXPIRED', 'REFUNDED'])
    expect(await goesOn({ status })).toBe(false);
});

it('somebody else’s order is refused at once; a busy server is asked again', async () => {
  expect(await goesOn({ message: 'Order not found.' }, 404)).toBe(false);
  expect(await goesOn({ message: 'Not yours.' }, 403)).toBe(false);
  await expect(goesOn({ message: 'Slowly, please.' }, 429)).rejects.toThrow();
  await expect(goesOn({ message: 'Oops.' }, 503)).rejects.toThrow();
});
