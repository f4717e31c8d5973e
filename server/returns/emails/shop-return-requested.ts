import type { ReturnReason } from '#contract/returns/reasons.ts';
import type { Template } from '../../email/template.ts';
import { money, orderNumber } from '../../email/words.ts';
import { returnedThing } from './return-parts.ts';

const reasons: Record<ReturnReason, string> = {
  damaged: 'It arrived damaged',
  missing: 'It is missing from the parcel',
  defective: 'It is defective',
  wrong: 'Another thing arrived',
  not_wanted: 'They do not want it any more',
  not_as_expected: 'It is not as they expected',
};

/** To the shop, when a buyer wants to give something back. In English, as everything to the shop. */
export const shopReturnAsked: Template<'shop-return-asked'> = (mail, { language, house }) => ({
  subject: `Return asked for: ${orderNumber(mail.orderId)}`,
  parts: [
    { kind: 'text', text: `${mail.name} asks about ${returnedThing(mail, language)}.` },
    { kind: 'text', text: `${reasons[mail.reason]}. In their words: ${mail.text}` },
    {
      kind: 'text',
      text: `By the policy: ${mail.as === 'credit' ? 'credit of' : 'a refund of'} ${money(mail.amount, language)}. Photos: ${mail.photos}.`,
    },
    { kind: 'button', label: 'Decide it', url: `${house.publicUrl}/admin/orders/${mail.orderId}` },
  ],
});
