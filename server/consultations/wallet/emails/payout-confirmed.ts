import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

const words = readWords('wallet/emails');

/** To an owner: a payout (rupees) above the sum of the settings was confirmed. `alone`: by the only one who may. */
type Facts = { name: string; amount: number; alone: boolean };

/** Tells an owner that a large payout was confirmed. */
export const payoutConfirmed = defineEmail<Facts>({
  kind: 'payout-confirmed',
  write: ({ name, amount, alone }, { language, site }) => {
    const say = words[language].payoutConfirmed;
    const sum = money(amount, language);
    return {
      subject: fillText(say.subject, { amount: sum }),
      toStaff: true,
      parts: [
        ...letter(name, language, [
          alone ? fillText(say.alone, { amount: sum }) : fillText(say.second, { amount: sum }),
          say.warning,
        ]),
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
