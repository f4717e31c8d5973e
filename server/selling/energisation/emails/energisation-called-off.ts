import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { Part } from '../../../base/email/layout.ts';
import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type EnergisationFacts, sampleEnergisation } from './energisation-facts.ts';
import { energisedItem } from './energisation-parts.ts';

const words = readWords('energisation/emails');

/** `amount` in rupees is refunded; `byHand` if it was transferred by hand. */
type Facts = { amount: number; byHand: boolean; reason: string } & EnergisationFacts;

/** The e-mail to the buyer when an energisation is called off, with the reason and the refund. */
export const energisationCalledOff = defineEmail<Facts>({
  kind: 'energisation-called-off',
  write: (mail, { language, site }) => {
    const say = words[language].energisationCalledOff;
    const amount = money(mail.amount, language);
    const refund: Part[] =
      mail.amount > 0
        ? [
            {
              kind: 'text',
              text: mail.byHand ? fillText(say.byHand, { amount }) : fillText(say.refund, { amount }),
            },
          ]
        : [];
    return {
      subject: fillText(say.subject, { order: mail.orderNumber }),
      heading: say.heading,
      drawing: 'diya',
      parts: [
        ...letter(mail.name, language, [fillText(say.off, { item: energisedItem(mail, language) })]),
        ...quoted(say.why, mail.reason),
        ...refund,
        { kind: 'text', text: say.write },
        orderButton(mail, language, site.publicUrl),
      ],
    };
  },
  samples: () => [
    { ...sampleEnergisation, amount: 501, byHand: false, reason: 'As you asked us.' },
    { ...sampleEnergisation, amount: 501, byHand: true, reason: 'As you asked us.' },
  ],
});
