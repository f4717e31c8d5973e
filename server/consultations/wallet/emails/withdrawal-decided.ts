import type { Part } from '../../../base/email/layout.ts';
import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

const texts = {
  en: {
    completed: {
      subject: (amount: string) => `${amount} of your earnings has been paid out`,
      text: (amount: string) =>
        `We have sent ${amount} of your earnings to your bank account. Your bank will show it within two business days.`,
      note: 'Reference',
    },
    rejected: {
      subject: (amount: string) => `Your withdrawal of ${amount} was not paid out`,
      text: (amount: string) => `We could not pay out ${amount}. The whole amount is back in your wallet.`,
      note: 'The reason',
    },
    retry: 'Please check the bank details on your profile, then ask again.',
    button: 'Open my wallet',
  },
  hi: {
    completed: {
      subject: (amount: string) => `आपकी कमाई के ${amount} भेज दिए गए हैं`,
      text: (amount: string) =>
        `हमने आपकी कमाई के ${amount} आपके बैंक खाते में भेज दिए हैं। आपके बैंक में ये दो कार्यदिवसों में दिखेंगे।`,
      note: 'संदर्भ',
    },
    rejected: {
      subject: (amount: string) => `${amount} की आपकी निकासी नहीं हो सकी`,
      text: (amount: string) => `हम ${amount} नहीं भेज सके। पूरी राशि आपके वॉलेट में लौट आई है।`,
      note: 'कारण',
    },
    retry: 'कृपया अपनी प्रोफ़ाइल में बैंक विवरण जाँचें, फिर दोबारा अनुरोध करें।',
    button: 'मेरा वॉलेट खोलें',
  },
};

/**
 * To an astrologer. `amount` in rupees. `note`: the transfer's reference or the reason in an admin's words, '' for
 * none.
 */
type Facts = {
  name: string;
  amount: number;
  status: 'completed' | 'rejected';
  note: string;
};

/** Tells an astrologer that a withdrawal was paid out or rejected. */
export const withdrawalDecided = defineEmail<Facts>({
  kind: 'withdrawal-decided',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const { subject, text, note } = say[mail.status];
    const amount = money(mail.amount, language);
    const more: Part[] = !mail.note
      ? mail.status === 'rejected'
        ? [{ kind: 'text', text: say.retry }]
        : []
      : mail.status === 'completed'
        ? [{ kind: 'facts', rows: [[note, mail.note]] }]
        : quoted(note, mail.note);
    return {
      subject: subject(amount),
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [text(amount)]),
        ...more,
        { kind: 'button', label: say.button, url: `${site.publicUrl}/wallet` },
      ],
    };
  },
  samples: () => [
    { name: 'Raghunath Shastri', amount: 6000, status: 'completed', note: 'N325260044175' },
    {
      name: 'Raghunath Shastri',
      amount: 6000,
      status: 'rejected',
      note: 'The name differs.',
    },
    { name: 'Raghunath Shastri', amount: 6000, status: 'rejected', note: '' },
  ],
});
