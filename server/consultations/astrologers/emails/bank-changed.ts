import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('astrologers/emails');

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
    const say = words[language].bankChanged;
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
        ...(waitHours > 0
          ? [{ kind: 'text' as const, text: fillText(say.waits, { hours: waitHours }) }]
          : []),
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
