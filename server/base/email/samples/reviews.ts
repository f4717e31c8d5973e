import type { MailOf } from '../types.ts';
import { sampleOrder } from './order.ts';

const name = 'Savitri Sharma';

/** Examples of the e-mails about reviews. */
export const reviewSamples: { [K in 'review-reminder' | 'review-answered' | 'review-hidden']: MailOf<K>[] } =
  {
    'review-reminder': [
      {
        kind: 'review-reminder',
        name,
        orderId: sampleOrder._id,
        orderNumber: 'NR-20461',
        goods: ['Natural Ruby', 'Guggul Dhoop Cups'],
        unsubscribe: 'reviews.sample',
      },
    ],
    'review-answered': [
      {
        kind: 'review-answered',
        name,
        productId: 'mwt9vuqgwe1etsji',
        product: 'Natural Ruby',
        productHi: 'प्राकृतिक माणिक',
        review: 'The stone is fine, but the box was dented.',
        answer: 'We are sorry about the box. A new one is on its way to you.',
        unsubscribe: 'answers.sample',
      },
    ],
    'review-hidden': (['private', 'spam'] as const).map((reason) => ({
      kind: 'review-hidden',
      name,
      productId: 'mwt9vuqgwe1etsji',
      product: 'Natural Ruby',
      productHi: 'प्राकृतिक माणिक',
      review: 'Call me under 98230 44150 and I sell you a better one.',
      reason,
    })),
  };
