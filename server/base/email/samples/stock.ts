import type { MailOf } from '../types.ts';

/** Examples of the e-mail about low stock. */
export const stockSamples: MailOf<'shop-stock-low'>[] = [
  {
    kind: 'shop-stock-low',
    skus: [
      { name: 'Blue Sapphire, Neelam', size: '5 ratti', code: 'NEELAM-05', available: 0, suggested: 4 },
      { name: '5 Mukhi Rudraksha Mala', size: '', code: null, available: 3, suggested: 21 },
    ],
    more: 0,
    total: 9,
  },
];
