import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type ReturnFacts, sampleReturn } from './return-facts.ts';
import { returnedThing } from './return-parts.ts';

const words = readWords('returns/emails');

/** The e-mail to the buyer when a return is refused, with the reason. */
export const returnRefused = defineEmail<{ answer: string } & ReturnFacts>({
  kind: 'return-refused',
  write: (mail, { language, site }) => {
    const say = words[language].returnRefused;
    return {
      subject: fillText(say.subject, { order: mail.orderNumber }),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(mail.name, language, [fillText(say.refused, { thing: returnedThing(mail, language) })]),
        ...quoted(say.why, mail.answer),
        { kind: 'text', text: say.write },
        orderButton(mail, language, site.publicUrl),
      ],
    };
  },
  samples: () => [{ ...sampleReturn, answer: 'The ring was resized after it arrived.' }],
});
