import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { Part } from '../../../base/email/layout.ts';
import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

const words = readWords('wallet/emails');

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
    const say = words[language].withdrawalDecided;
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
      subject: fillText(subject, { amount }),
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [fillText(text, { amount })]),
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
