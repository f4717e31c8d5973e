import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: 'Your bank details were changed',
    text: 'From now on we pay your earnings to this account:',
    bank: 'Bank',
    account: 'Account ending in',
    waits: (hours: number) =>
      `For your safety, the first payout to this account is made no sooner than ${hours} hours from now.`,
    warning:
      'It was not you? Change your password at once and call us. We check every payout before it is made.',
    button: 'Open my profile',
  },
  hi: {
    subject: 'आपका बैंक विवरण बदला गया है',
    text: 'अब से आपकी कमाई इस खाते में भेजी जाएगी:',
    bank: 'बैंक',
    account: 'खाते के अंतिम अंक',
    waits: (hours: number) => `आपकी सुरक्षा के लिए इस खाते में पहला भुगतान ${hours} घंटे बाद ही होगा।`,
    warning: 'यह आपने नहीं किया? तुरंत अपना पासवर्ड बदलें और हमें फ़ोन करें। हर भुगतान से पहले हम जाँच करते हैं।',
    button: 'मेरी प्रोफ़ाइल खोलें',
  },
};

type Facts = {
  name: string;
  bankName: string;
  lastFour: string;
  /** Hours until the first payout to it; 0 (or absent in an e-mail of an older version) for none. */
  waitHours?: number;
};

/** Writes the notice to an astrologer that the account for earnings has changed. */
export const bankChanged = defineEmail<Facts>({
  kind: 'bank-changed',
  write: ({ name, bankName, lastFour, waitHours = 0 }, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject,
      drawing: 'kavach',
      parts: [
        ...letter(name, language, [say.text]),
        {
          kind: 'facts',
          rows: [
            [say.bank, bankName],
            [say.account, lastFour],
          ],
        },
        ...(waitHours > 0 ? [{ kind: 'text' as const, text: say.waits(waitHours) }] : []),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/astrologer-profile` },
        { kind: 'text', text: say.warning },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [
    {
      name: 'Raghunath Shastri',
      bankName: 'State Bank of India',
      lastFour: '4417',
      waitHours: 24,
    },
  ],
});
