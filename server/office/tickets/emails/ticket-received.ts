import type { TicketTopic } from '#contract/office/tickets/rules.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('tickets/emails');

type Facts = {
  name: string;
  number: string;
  topic: TicketTopic;
  replyHours: number;
  resolveDays: number;
  /** The sender was signed in, and can open the ticket. */
  own?: true;
};

/**
 * The e-mail that confirms a message to its sender, with the ticket number. It never quotes the message: the
 * form is public and could otherwise send arbitrary text to any address.
 */
export const ticketReceived = defineEmail<Facts>({
  kind: 'ticket-received',
  write: (mail, { language, site }) => {
    const say = words[language].ticketReceived;
    return {
      subject: fillText(say.subject, { number: mail.number }),
      heading: say.heading,
      drawing: 'bell',
      parts: [
        ...letter(mail.name, language, [
          fillText(say.text, { hours: mail.replyHours, days: mail.resolveDays }),
        ]),
        {
          kind: 'facts',
          rows: [
            [say.number, mail.number],
            [say.topic, words[language].topics[mail.topic]],
          ],
        },
        ...(mail.own
          ? [{ kind: 'button' as const, label: say.open, url: `${site.publicUrl}/tickets/${mail.number}` }]
          : []),
        { kind: 'small', text: say.mention },
        { kind: 'small', text: say.stranger },
      ],
    };
  },
  samples: () => [
    { name: 'Savitri Sharma', number: 'T-1042', topic: 'order', replyHours: 24, resolveDays: 30 },
  ],
});
