import type { EnergisationFacts, MailOf } from '../types.ts';
import { sampleOrder } from './order.ts';

const energised: EnergisationFacts = {
  name: 'Savitri Sharma',
  orderId: sampleOrder._id,
  orderNumber: 'NR-20461',
  item: 'Natural Ruby',
  itemHi: 'प्राकृतिक माणिक',
  forWhom: 'Arjun Sharma',
};
const byPandit = { en: 'Raghunath Shastri', hi: 'रघुनाथ शास्त्री' };

/** Examples of the e-mails of energisations. */
export const energisationSamples: {
  [K in 'energisation-done' | 'energisation-called-off']: MailOf<K>[];
} = {
  'energisation-done': [
    {
      kind: 'energisation-done',
      ...energised,
      at: '2026-11-29T01:45:00.000Z',
      person: byPandit,
      place: { en: 'Jaipur', hi: 'जयपुर' },
      photos: 3,
      note: 'The mantra of Surya was recited 108 times.',
    },
    {
      kind: 'energisation-done',
      ...energised,
      at: '2026-11-29T01:45:00.000Z',
      person: byPandit,
      place: null,
      photos: 1,
      note: '',
    },
  ],
  'energisation-called-off': [
    { kind: 'energisation-called-off', ...energised, amount: 501, byHand: false, reason: 'As you asked us.' },
    { kind: 'energisation-called-off', ...energised, amount: 501, byHand: true, reason: 'As you asked us.' },
  ],
};
