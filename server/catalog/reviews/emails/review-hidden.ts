import type { HideReason } from '#contract/catalog/reviews/rules.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

// The reasons are the sentences that the author reads on the page of their reviews.
const words = readWords('reviews/emails');

type Facts = {
  name: string;
  productId: string;
  product: string;
  productHi: string | null;
  review: string;
  reason: HideReason;
};

/** Writes the e-mail that tells an author why their review is hidden. */
export const reviewHidden = defineEmail<Facts>({
  kind: 'review-hidden',
  write: (mail, { language, site }) => {
    const say = words[language].reviewHidden;
    const product = language === 'hi' ? (mail.productHi ?? mail.product) : mail.product;
    return {
      subject: fillText(say.subject, { product }),
      heading: say.heading,
      preview: say.reasons[mail.reason],
      drawing: 'bell',
      parts: [
        ...letter(mail.name, language, [say.intro, say.because]),
        { kind: 'block', lines: [say.reasons[mail.reason]] },
        ...(mail.review
          ? ([
              { kind: 'text', text: say.yours },
              { kind: 'quote', lines: mail.review.split(/\r?\n/) },
            ] as const)
          : []),
        { kind: 'text', text: say.stars },
        { kind: 'text', text: say.next },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/product/${mail.productId}/reviews` },
      ],
    };
  },
  samples: () =>
    (['private', 'spam'] as const).map((reason) => ({
      name: 'Savitri Sharma',
      productId: 'mwt9vuqgwe1etsji',
      product: 'Natural Ruby',
      productHi: 'प्राकृतिक माणिक',
      review: 'Call me under 98230 44150 and I sell you a better one.',
      reason,
    })),
});
