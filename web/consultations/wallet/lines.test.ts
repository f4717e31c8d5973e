import { describe, expect, it } from 'vitest';
import type { Transaction } from '#contract/consultations/wallet/endpoints.ts';
import { linesOf, monthsSince } from './lines.ts';

const transaction = (over: Partial<Transaction>): Transaction => ({
  id: '1',
  created_at: '2026-11-21T06:00:00.000Z',
  business_type: 'chat_session_minute',
  direction: 'debit',
  type: 'debit',
  amount: 15,
  status: 'completed',
  chat_session_id: null,
  description: 'x',
  platform_fee: null,
  gst_amount: null,
  payment_gateway_fee: null,
  balance_after: 100,
  meta: null,
  ...over,
});

describe('rows of the wallet', () => {
  it('group the minutes of a chat, newest balance first', () => {
    const lines = linesOf([
      transaction({ chat_session_id: 'a', balance_after: 55 }),
      transaction({ business_type: 'wallet_topup', direction: 'credit', amount: 50, balance_after: 70 }),
      transaction({ chat_session_id: 'a', balance_after: 20 }),
      transaction({ chat_session_id: 'a', business_type: 'chat_session_advance', balance_after: 35 }),
    ]);
    expect(lines.map(({ amount, balance, chat }) => [amount, balance, chat?.minutes])).toEqual([
      [-45, 55, 3],
      [50, 70, undefined],
    ]);
  });

  it('show a refunded chat as nothing spent', () => {
    const [line] = linesOf([
      transaction({
        chat_session_id: 'a',
        business_type: 'chat_session_refund',
        direction: 'credit',
        amount: 30,
      }),
      transaction({ chat_session_id: 'a' }),
      transaction({ chat_session_id: 'a' }),
    ]);
    expect(line).toMatchObject({ amount: 0, chat: { minutes: 2, refunded: true } });
  });

  it('show each settlement with its fees, and no balance if nothing moved', () => {
    const lines = linesOf([
      transaction({
        chat_session_id: 'a',
        business_type: 'chat_session_settlement',
        direction: 'credit',
        amount: 33.48,
        platform_fee: 9,
        gst_amount: 1.62,
        payment_gateway_fee: 0.9,
      }),
      transaction({
        business_type: 'wallet_topup_initiated',
        direction: 'credit',
        status: 'failed',
        amount: 5,
      }),
    ]);
    expect(lines[0]).toMatchObject({
      amount: 33.48,
      chat: null,
      fees: { commission: 9, gst: 1.62, gateway: 0.9 },
    });
    expect(lines[1]).toMatchObject({ balance: null, status: 'failed' });
  });
});

it('months go back to the first one, by the Indian calendar', () => {
  const now = Date.parse('2026-11-30T19:00:00Z');
  expect(monthsSince('2026-10-31T18:00:00Z', now)).toEqual(['2026-12', '2026-11', '2026-10']);
  expect(monthsSince('2020-01-01T00:00:00Z', now)).toHaveLength(24);
});
