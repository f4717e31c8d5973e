import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

const words = readWords('wallet/emails');

/** `amount` in rupees: a gift of the shop. `reason` in the words of staff. */
type Facts = { name: string; amount: number; reason: string };

/** Tells a customer that the shop has given them a credit, and why. */
export const walletCredited = defineEmail<Facts>({
  kind: 'wallet-credited',
  write: (mail, { language, site }) => {
    const say = words[language].walletCredited;
    const amount = money(mail.amount, language);
    return {
      subject: fillText(say.subject, { amount }),
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [fillText(say.what, { amount })]),
        { kind: 'quote', lines: mail.reason.split(/\r?\n/) },
        { kind: 'text', text: say.use },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/wallet` },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma', amount: 200, reason: 'For the trouble with your late parcel.' }],
});
