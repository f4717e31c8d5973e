import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

const texts = {
  en: {
    subject: (amount: string) => `We have added ${amount} to your wallet`,
    what: (amount: string) => `We have added ${amount} to your wallet, as a gift of the shop:`,
    use: 'You can spend it on chats with our astrologers. It cannot be paid out.',
    button: 'Open my wallet',
  },
  hi: {
    subject: (amount: string) => `आपके वॉलेट में ${amount} जोड़े गए`,
    what: (amount: string) => `दुकान की ओर से आपके वॉलेट में ${amount} जोड़े गए हैं:`,
    use: 'इन्हें आप हमारे ज्योतिषियों से बातचीत में खर्च कर सकते हैं। इनकी निकासी नहीं हो सकती।',
    button: 'मेरा वॉलेट खोलें',
  },
};

/** `amount` in rupees: a gift of the shop. `reason` in the words of staff. */
type Facts = { name: string; amount: number; reason: string };

/** Tells a customer that the shop has given them a credit, and why. */
export const walletCredited = defineEmail<Facts>({
  kind: 'wallet-credited',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const amount = money(mail.amount, language);
    return {
      subject: say.subject(amount),
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [say.what(amount)]),
        { kind: 'quote', lines: mail.reason.split(/\r?\n/) },
        { kind: 'text', text: say.use },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/wallet` },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma', amount: 200, reason: 'For the trouble with your late parcel.' }],
});
