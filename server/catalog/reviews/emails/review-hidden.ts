import type { HideReason } from '#contract/catalog/reviews/rules.ts';
import type { Lang } from '#languages/list.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

// The reasons are the sentences that the author reads on the page of their reviews.
const texts = {
  en: {
    subject: (product: string) => `Your review is hidden: ${product}`,
    heading: 'We have hidden your review',
    intro: 'Other buyers do not see it any more. Its stars do not count in the rating.',
    yours: 'You wrote:',
    because: 'The reason:',
    reasons: {
      abuse: 'It insults or threatens somebody.',
      private: 'It names private facts about a person.',
      spam: 'It is advertising, or the same text many times.',
      'off-topic': 'It is not about the product.',
      law: 'A law does not allow it to be shown.',
    },
    stars: 'We never hide a review for few stars or for criticism.',
    next: 'You can change it. If you disagree, answer this e-mail or write to us.',
    button: 'Open your review',
  },
  hi: {
    subject: (product: string) => `आपकी समीक्षा छिपाई गई: ${product}`,
    heading: 'हमने आपकी समीक्षा छिपा दी है',
    intro: 'अब दूसरे ग्राहक इसे नहीं देखते। इसके सितारे रेटिंग में नहीं गिने जाते।',
    yours: 'आपने लिखा था:',
    because: 'कारण:',
    reasons: {
      abuse: 'इसमें किसी का अपमान या धमकी है।',
      private: 'इसमें किसी की निजी जानकारी है।',
      spam: 'यह विज्ञापन है, या एक ही बात कई बार लिखी है।',
      'off-topic': 'यह उत्पाद के बारे में नहीं है।',
      law: 'कानून इसे दिखाने की अनुमति नहीं देता।',
    },
    stars: 'कम सितारों या आलोचना के कारण हम कभी कोई समीक्षा नहीं छिपाते।',
    next: 'आप इसे बदल सकते हैं। सहमत न हों तो इस ई-मेल का जवाब दें या हमें लिखें।',
    button: 'अपनी समीक्षा खोलें',
  },
} satisfies Record<Lang, { reasons: Record<HideReason, string> } & Record<string, unknown>>;

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
    const say = texts[language];
    const product = language === 'hi' ? (mail.productHi ?? mail.product) : mail.product;
    return {
      subject: say.subject(product),
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
