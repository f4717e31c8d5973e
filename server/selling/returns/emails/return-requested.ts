import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { money } from '../../../base/email/words.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type ReturnFacts, sampleReturn } from './return-facts.ts';
import { returnedThing } from './return-parts.ts';

const words = readWords('returns/emails');

/** To the buyer: the return request has arrived. `amount` in rupees: the amount that the policy gives. */
type Facts = ReturnFacts;

/** The e-mail to the buyer when a return is requested. */
export const returnRequested = defineEmail<Facts>({
  kind: 'return-asked',
  write: (mail, { language, site }) => {
    const say = words[language].returnRequested;
    const amount = money(mail.amount, language);
    return {
      subject: fillText(say.subject, { order: mail.orderNumber }),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(mail.name, language, [fillText(say.asked, { thing: returnedThing(mail, language) })]),
        {
          kind: 'text',
          text: mail.as === 'credit' ? fillText(say.credit, { amount }) : fillText(say.refund, { amount }),
        },
        orderButton(mail, language, site.publicUrl),
      ],
    };
  },
  samples: () => [{ ...sampleReturn }, { ...sampleReturn, as: 'credit' }],
});
