import { defineEmail } from '../../../base/email/template.ts';
import { type ReturnFacts, type ReturnStepFacts, sampleReturn } from './return-facts.ts';
import { returnedThing } from './return-parts.ts';

/** The e-mail to the shop when a buyer has sent the parcel of a return, or withdrawn the request. In English. */
export const shopReturnStepped = defineEmail<ReturnFacts & ReturnStepFacts>({
  kind: 'shop-return-step',
  write: (mail, { language, site }) => {
    const thing = returnedThing(mail, language);
    const sent = mail.step === 'sent';
    return {
      subject: `${sent ? 'Return on its way' : 'Return withdrawn'}: ${mail.orderNumber}`,
      toStaff: true,
      parts: [
        {
          kind: 'text',
          text: sent
            ? `${mail.name} has handed ${thing} to a courier.`
            : `${mail.name} keeps ${thing} and has withdrawn the request.`,
        },
        ...(sent
          ? [
              {
                kind: 'facts' as const,
                rows: [
                  ['Parcel number', mail.number] as const,
                  ...(mail.courier ? [['Courier', mail.courier] as const] : []),
                ],
              },
            ]
          : []),
        { kind: 'button', label: 'Open the order', url: `${site.publicUrl}/admin/orders/${mail.orderId}` },
      ],
    };
  },
  samples: () => [
    {
      ...sampleReturn,
      step: 'sent',
      number: 'EM123456789IN',
      courier: 'India Post',
      by: 'buyer',
    },
    { ...sampleReturn, step: 'withdrawn' },
  ],
});
