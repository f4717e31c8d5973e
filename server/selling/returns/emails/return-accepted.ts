import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { Part } from '../../../base/email/layout.ts';
import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment, money } from '../../../base/email/words.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type ReturnFacts, sampleReturn } from './return-facts.ts';
import { returnedThing } from './return-parts.ts';

const words = readWords('returns/emails');

/** `until`: the last instant of the credit; null for money. */
type Facts = {
  code: string | null;
  until: string | null;
  answer: string | null;
} & ReturnFacts;

/** The e-mail to the buyer when a return is accepted, with the refund or the credit code. */
export const returnAccepted = defineEmail<Facts>({
  kind: 'return-accepted',
  write: (mail, { language, site }) => {
    const say = words[language].returnAccepted;
    const amount = money(mail.amount, language);
    const { code, until, answer } = mail;
    const given: Part[] =
      code && until
        ? [
            { kind: 'text', text: fillText(say.credit, { amount, until: moment(until, language) }) },
            { kind: 'ticket', label: say.code, code },
          ]
        : [
            {
              kind: 'text',
              text:
                mail.as === 'by_hand' ? fillText(say.by_hand, { amount }) : fillText(say.refund, { amount }),
            },
          ];
    return {
      subject: fillText(say.subject, { order: mail.orderNumber }),
      heading: say.heading,
      drawing: 'lotus',
      parts: [
        ...letter(mail.name, language, [fillText(say.accepted, { thing: returnedThing(mail, language) })]),
        ...given,
        ...(answer ? quoted(say.answer, answer) : []),
        orderButton(mail, language, site.publicUrl),
      ],
    };
  },
  samples: () => [
    {
      ...sampleReturn,
      code: null,
      until: null,
      answer: 'We are sorry for the trouble.',
    },
    {
      ...sampleReturn,
      as: 'credit',
      code: 'CREDIT-7KQ2MX',
      until: '2027-02-21T18:29:00.000Z',
      answer: null,
    },
  ],
});
