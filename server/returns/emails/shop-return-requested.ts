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

/** The e-mail to the shop when a return is requested. In English, like all e-mails to the shop. */
export const shopReturnRequested: Template<'shop-return-asked'> = (mail, { language, site }) => ({
  subject: `Return asked for: ${orderNumber(mail)}`,
  parts: [
    { kind: 'text', text: `${mail.name} asks about ${returnedThing(mail, language)}.` },
    { kind: 'text', text: `${reasons[mail.reason]}. In their words: ${mail.text}` },
    {
      kind: 'text',
      text: `By the policy: ${mail.as === 'credit' ? 'credit of' : 'a refund of'} ${money(mail.amount, language)}. Photos: ${mail.photos}.`,
    },
    { kind: 'button', label: 'Decide it', url: `${site.publicUrl}/admin/orders/${mail.orderId}` },
  ],
});
