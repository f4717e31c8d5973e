import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { Part } from '../../../base/email/layout.ts';
import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import type { Sender } from '../../../base/email/types.ts';
import { moment, money } from '../../../base/email/words.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type ReturnFacts, type ReturnStepFacts, sampleReturn } from './return-facts.ts';
import { returnedThing } from './return-parts.ts';

const words = readWords('returns/emails');

type Facts = ReturnFacts & ReturnStepFacts;

function facts(mail: Facts, language: Lang, site: Sender): Part[] {
  const say = words[language].returnStepped;
  const word = 'text' in mail ? mail.text : null;
  const parts: Part[] = [];
  if (mail.step === 'agreed' || mail.step === 'reminder')
    parts.push(
      { kind: 'block', lines: site.address },
      { kind: 'text', text: fillText(say.until, { day: moment(mail.sendBy, language) }) },
      { kind: 'text', text: fillText(say.slip, { order: mail.orderNumber }) },
      { kind: 'text', text: fillText(say.after, { amount: money(mail.amount, language) }) },
    );
  if (mail.step === 'sent')
    parts.push({
      kind: 'facts',
      rows: [[say.number, mail.number], ...(mail.courier ? [[say.courier, mail.courier] as const] : [])],
    });
  if (mail.step === 'arrived')
    parts.push({ kind: 'text', text: fillText(say.look, { days: mail.days }, language) });
  if (mail.step === 'inspected')
    parts.push({ kind: 'facts', rows: [[say.found, say.conditions[mail.condition]]] });
  if (word) parts.push(...quoted(say.word, word));
  return parts;
}

/** The e-mail to the buyer about a step of a return: what happened, and what comes next. */
export const returnStepped = defineEmail<Facts>({
  kind: 'return-step',
  write: (mail, { language, site }) => {
    const say = words[language].returnStepped[mail.step];
    return {
      subject: fillText(say.subject, { order: mail.orderNumber }),
      heading: say.heading,
      drawing: 'box',
      parts: [
        ...letter(mail.name, language, [fillText(say.text, { thing: returnedThing(mail, language) })]),
        ...facts(mail, language, site),
        orderButton(mail, language, site.publicUrl),
      ],
    };
  },
  samples: () => [
    {
      ...sampleReturn,
      step: 'agreed',
      sendBy: '2026-08-28T12:00:00.000Z',
      text: 'Please put the certificate into the parcel.',
    },
    { ...sampleReturn, step: 'reminder', sendBy: '2026-08-28T12:00:00.000Z' },
    {
      ...sampleReturn,
      step: 'sent',
      number: 'EM123456789IN',
      courier: 'India Post',
      by: 'buyer',
    },
    { ...sampleReturn, step: 'arrived', days: 3 },
    { ...sampleReturn, step: 'inspected', condition: 'as_sent', text: null },
    { ...sampleReturn, as: 'credit', step: 'withdrawn' },
  ],
});
