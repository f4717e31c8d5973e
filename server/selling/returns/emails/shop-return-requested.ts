import type { ReturnReason } from '#contract/selling/returns/reasons.ts';
import { quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import { type ReturnFacts, sampleReturn } from './return-facts.ts';
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

type Facts = { reason: ReturnReason; text: string; photos: number } & ReturnFacts;

/** The e-mail to the shop when a return is requested. In English, like all e-mails to the shop. */
export const shopReturnRequested = defineEmail<Facts>({
  kind: 'shop-return-asked',
  write: (mail, { language, site }) => ({
    subject: `Return request: ${mail.orderNumber}`,
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
      ...quoted('In their words', mail.text),
      { kind: 'button', label: 'Decide now', url: `${site.publicUrl}/admin/orders/${mail.orderId}` },
    ],
  }),
  samples: () => [
    {
      ...sampleReturn,
      reason: 'damaged',
      text: 'One claw is bent.\nSee the photo.',
      photos: 2,
    },
  ],
});
