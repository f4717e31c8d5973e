import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

/** To the shop: an astrologer asked for a payout. `amount` in rupees. */
type Facts = { name: string; amount: number };

/** Tells the shop that an astrologer asked for a payout. In English, as every e-mail to the shop. */
export const shopWithdrawalAsked = defineEmail<Facts>({
  kind: 'shop-withdrawal-asked',
  write: ({ name, amount }, { language, site }) => ({
    subject: `Withdrawal to decide: ${money(amount, language)}`,
    toStaff: true,
    parts: [
      {
        kind: 'text',
        text: `${name} asks for ${money(amount, language)} of their earnings. The amount is set aside until you decide.`,
      },
      {
        kind: 'button',
        label: 'Decide now',
        url: `${site.publicUrl}/admin/withdrawal-requests?status=pending`,
      },
    ],
  }),
  samples: () => [{ name: 'Raghunath Shastri', amount: 6000 }],
});
