import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

const texts = {
  en: {
    subject: (amount: string) => `A payout of ${amount} was confirmed`,
    second: (amount: string) =>
      `A member of your team has confirmed a payout of ${amount}. A second person has to approve it before the money goes out.`,
    alone: (amount: string) =>
      `A payout of ${amount} was confirmed. Because only one person may pay out, it can be approved one day from now.`,
    warning:
      'It was neither you nor anybody you know of? Reject the request and change your password at once.',
    button: 'Open the withdrawals',
  },
  hi: {
    subject: (amount: string) => `${amount} के भुगतान की पुष्टि हुई`,
    second: (amount: string) =>
      `आपकी टीम में से किसी ने ${amount} के भुगतान की पुष्टि की है। पैसे जाने से पहले किसी दूसरे व्यक्ति को इसे स्वीकार करना होगा।`,
    alone: (amount: string) =>
      `${amount} के भुगतान की पुष्टि हुई है। भुगतान का अधिकार एक ही व्यक्ति के पास है, इसलिए इसे एक दिन बाद स्वीकार किया जा सकेगा।`,
    warning: 'यह न आपने किया, न आपके किसी जानने वाले ने? अनुरोध अस्वीकार करें और तुरंत अपना पासवर्ड बदलें।',
    button: 'निकासी देखें',
  },
};

/** To an owner: a payout (rupees) above the sum of the settings was confirmed. `alone`: by the only one who may. */
type Facts = { name: string; amount: number; alone: boolean };

/** Tells an owner that a large payout was confirmed. */
export const payoutConfirmed = defineEmail<Facts>({
  kind: 'payout-confirmed',
  write: ({ name, amount, alone }, { language, site }) => {
    const say = texts[language];
    const sum = money(amount, language);
    return {
      subject: say.subject(sum),
      toStaff: true,
      parts: [
        ...letter(name, language, [alone ? say.alone(sum) : say.second(sum), say.warning]),
        {
          kind: 'button',
          label: say.button,
          url: `${site.publicUrl}/admin/withdrawal-requests?status=pending`,
        },
      ],
    };
  },
  samples: () => [
    { name: 'Gayatri Bhat', amount: 60_000, alone: false },
    { name: 'Gayatri Bhat', amount: 60_000, alone: true },
  ],
});
