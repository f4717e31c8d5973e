import type { ReturnReason } from '#contract/selling/returns/reasons.ts';
import type { Template } from '../../../base/email/template.ts';
import { money, orderNumber } from '../../../base/email/words.ts';
import { returnedThing } from './return-parts.ts';

const reasons: Record<ReturnReason, string> = {
  damaged: 'It arrived damaged',
  missing: 'It is missing from the parcel',
  defective: 'It is defective',
  wrong: 'Something else arrived',
  not_as_described: 'It is not as we described it',
  spurious: 'They believe that it is not genuine',
  late: 'It arrived after the promised day',
  not_wanted: 'They no longer want it',
  not_as_expected: 'It is not as they expected',
};

/** The e-mail to the shop when a return is requested. In English, like all e-mails to the shop. */
export const shopReturnRequested: Template<'shop-return-asked'> = (mail, { language, site }) => ({
  subject: `Return request: ${orderNumber(mail)}`,
  toStaff: true,
  parts: [
    { kind: 'text', text: `${mail.name} would like to return ${returnedThing(mail, language)}.` },
    {
      kind: 'facts',
      rows: [
        ['Reason', reasons[mail.reason]],
        [
          'By the policy',
          `${mail.as === 'credit' ? 'Credit of' : 'Refund of'} ${money(mail.amount, language)}`,
        ],
        ['Photos', String(mail.photos)],
      ],
    },
    { kind: 'title', text: 'In their words' },
    { kind: 'quote', lines: mail.text.split(/\r?\n/) },
    { kind: 'button', label: 'Decide now', url: `${site.publicUrl}/admin/orders/${mail.orderId}` },
  ],
});
