import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import type { RefundReason } from '../../../selling/payments/emails/refund-reason.ts';

const texts = {
  en: {
    subject: 'We are returning your payment for a report',
    why: {
      too_late: (amount: string) =>
        `Your payment of ${amount} reached us late, and you had bought the same report again in the meantime. We are sending it back.`,
      second_payment: (amount: string) =>
        `We received a second payment of ${amount} for the same report. We are sending this one back.`,
      sent: (amount: string) =>
        `We have sent ${amount} for your report back to the account or card you paid with.`,
    },
    when: 'Your bank will show it within a few business days. You need not do anything.',
    button: 'See my reports',
  },
  hi: {
    subject: 'हम रिपोर्ट का आपका भुगतान लौटा रहे हैं',
    why: {
      too_late: (amount: string) =>
        `आपका ${amount} का भुगतान देर से मिला, और तब तक वही रिपोर्ट दोबारा ली जा चुकी थी। हम यह पैसा लौटा रहे हैं।`,
      second_payment: (amount: string) =>
        `इसी रिपोर्ट के लिए हमें ${amount} का दूसरा भुगतान मिला। हम यह लौटा रहे हैं।`,
      sent: (amount: string) =>
        `आपकी रिपोर्ट के ${amount} हमने उसी खाते या कार्ड में लौटा दिए हैं जिससे आपने भुगतान किया था।`,
    },
    when: 'आपके बैंक में यह कुछ कार्यदिवसों में दिखेगा। आपको कुछ करने की ज़रूरत नहीं।',
    button: 'मेरी रिपोर्ट देखें',
  },
};

/** `amount` in rupees; `sent`: it has left the gateway for the buyer's account. */
type Facts = { name: string; amount: number; reason: RefundReason | 'sent' };

/** Writes the e-mail to the buyer of a report when a payment cannot be used, and when a refund has left the gateway. */
export const reportMoneyBack = defineEmail<Facts>({
  kind: 'report-money-back',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject,
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [say.why[mail.reason](money(mail.amount, language)), say.when]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/user-dashboard` },
      ],
    };
  },
  samples: () =>
    (['too_late', 'second_payment', 'sent'] as const).map((reason) => ({
      name: 'Savitri Sharma',
      amount: 599,
      reason,
    })),
});
