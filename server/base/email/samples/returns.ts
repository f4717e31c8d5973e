import type { MailOf, ReturnFacts } from '../types.ts';
import { sampleOrder } from './order.ts';

const returned: ReturnFacts = {
  name: 'Savitri Sharma',
  orderId: sampleOrder._id,
  orderNumber: 'NR-20461',
  item: 'Natural Ruby',
  itemHi: 'प्राकृतिक माणिक',
  quantity: 1,
  amount: 15_350,
  as: 'refund',
};

type ReturnMail =
  | 'return-asked'
  | 'return-step'
  | 'return-accepted'
  | 'return-refused'
  | 'shop-return-asked'
  | 'shop-return-step';

/** Examples of the e-mails of returns. */
export const returnSamples: { [K in ReturnMail]: MailOf<K>[] } = {
  'return-asked': [
    { kind: 'return-asked', ...returned },
    { kind: 'return-asked', ...returned, as: 'credit' },
  ],
  'return-accepted': [
    {
      kind: 'return-accepted',
      ...returned,
      code: null,
      until: null,
      answer: 'We are sorry for the trouble.',
    },
    {
      kind: 'return-accepted',
      ...returned,
      as: 'credit',
      code: 'CREDIT-7KQ2MX',
      until: '2027-02-21T18:29:00.000Z',
      answer: null,
    },
  ],
  'return-step': [
    {
      kind: 'return-step',
      ...returned,
      step: 'agreed',
      sendBy: '2026-08-28T12:00:00.000Z',
      text: 'Please put the certificate into the parcel.',
    },
    { kind: 'return-step', ...returned, step: 'reminder', sendBy: '2026-08-28T12:00:00.000Z' },
    {
      kind: 'return-step',
      ...returned,
      step: 'sent',
      number: 'EM123456789IN',
      courier: 'India Post',
      by: 'buyer',
    },
    { kind: 'return-step', ...returned, step: 'arrived', days: 3 },
    { kind: 'return-step', ...returned, step: 'inspected', condition: 'as_sent', text: null },
    { kind: 'return-step', ...returned, as: 'credit', step: 'withdrawn' },
  ],
  'shop-return-step': [
    {
      kind: 'shop-return-step',
      ...returned,
      step: 'sent',
      number: 'EM123456789IN',
      courier: 'India Post',
      by: 'buyer',
    },
    { kind: 'shop-return-step', ...returned, step: 'withdrawn' },
  ],
  'return-refused': [
    { kind: 'return-refused', ...returned, answer: 'The ring was resized after it arrived.' },
  ],
  'shop-return-asked': [
    {
      kind: 'shop-return-asked',
      ...returned,
      reason: 'damaged',
      text: 'One claw is bent.\nSee the photo.',
      photos: 2,
    },
  ],
};
