import type { Template } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';

/** Tells the shop that an astrologer asked for a payout. In English, as every e-mail to the shop. */
export const shopWithdrawalAsked: Template<'shop-withdrawal-asked'> = (
  { name, amount },
  { language, site },
) => ({
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
});
