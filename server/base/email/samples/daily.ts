import type { MailOf } from '../types.ts';

/** Examples of the e-mails that the shop gets every day. */
export const dailySamples: {
  'shop-day': MailOf<'shop-day'>[];
  'shop-evening': MailOf<'shop-evening'>[];
} = {
  'shop-evening': [
    {
      kind: 'shop-evening',
      day: '2026-11-20',
      placed: 14,
      paid: 11,
      amount: 48_230,
      amountBefore: 39_900,
      waiting: [
        { kind: 'returns', count: 2, since: '2026-11-18T09:20:00.000Z' },
        { kind: 'tickets', count: 1, since: '2026-11-19T14:05:00.000Z' },
        { kind: 'orders', count: 14, since: '2026-11-20T03:40:00.000Z' },
      ],
      low: 2,
      lowest: [
        { name: 'Five-mukhi rudraksha mala', left: 1 },
        { name: 'Sri Yantra, copper', left: 3 },
      ],
    },
    {
      kind: 'shop-evening',
      day: '2026-11-21',
      placed: 0,
      paid: 0,
      amount: 0,
      amountBefore: 0,
      waiting: [],
      low: 0,
      lowest: [],
    },
  ],
  'shop-day': [
    {
      kind: 'shop-day',
      day: '2026-11-20',
      entries: 1204,
      refused: 0,
      failedLogins: 2,
      backup: '2026-11-21T20:30:00.000Z',
      trial: '2026-11-01T22:45:00.000Z',
      seq: 48_112,
      hash: '9f2c64b1d07a35e8',
    },
  ],
};
