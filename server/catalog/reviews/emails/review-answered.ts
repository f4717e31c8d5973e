import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { unsubscribeFoot } from '../../../base/email/unsubscribe-links.ts';

const words = readWords('reviews/emails');

type Facts = {
  name: string;
  productId: string;
  product: string;
  productHi: string | null;
  review: string;
  answer: string;
  unsubscribe: string;
};

/** Writes the e-mail with the shop's public answer to a review. */
export const reviewAnswered = defineEmail<Facts>({
  kind: 'review-answered',
  write: (mail, { language, site }) => {
    const say = words[language].reviewAnswered;
    const product = language === 'hi' ? (mail.productHi ?? mail.product) : mail.product;
    return {
      subject: fillText(say.subject, { product }),
      heading: say.heading,
      preview: mail.answer.split(/\r?\n/)[0] ?? '',
      drawing: 'bell',
      parts: [
        ...letter(mail.name, language, [say.yours]),
        { kind: 'quote', lines: mail.review.split(/\r?\n/) },
        { kind: 'text', text: say.ours },
        { kind: 'block', lines: mail.answer.split(/\r?\n/) },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/product/${mail.productId}/reviews` },
      ],
      leave: unsubscribeFoot(mail.unsubscribe, { language, site }),
    };
  },
  samples: () => [
    {
      name: 'Savitri Sharma',
      productId: 'mwt9vuqgwe1etsji',
      product: 'Natural Ruby',
      productHi: 'प्राकृतिक माणिक',
      review: 'The stone is fine, but the box was dented.',
      answer: 'We are sorry about the box. A new one is on its way to you.',
      unsubscribe: 'answers.sample',
    },
  ],
});
