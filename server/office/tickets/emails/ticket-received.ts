import type { TicketTopic } from '#contract/office/tickets/rules.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { topicNames } from './ticket-topics.ts';

const texts = {
  en: {
    subject: (number: string) => `We have your message: ${number}`,
    heading: 'We have your message',
    text: (hours: number, days: number) =>
      `Thank you for writing to us. A person will reply within ${hours} hours. Complaints are settled within ${days} days.`,
    topic: 'Topic',
    number: 'Ticket number',
    open: 'Open your message',
    mention: 'Please mention this number when you write or call.',
    stranger:
      'You did not write to us? Then somebody typed your address by mistake, and you need not do anything.',
  },
  hi: {
    subject: (number: string) => `आपका संदेश मिल गया: ${number}`,
    heading: 'आपका संदेश मिल गया',
    text: (hours: number, days: number) =>
      `हमें लिखने के लिए धन्यवाद। ${hours} घंटे में आपको हमारा जवाब मिलेगा। शिकायत ${days} दिनों में निपटाई जाती है।`,
    topic: 'विषय',
    number: 'टिकट नंबर',
    open: 'अपना संदेश खोलें',
    mention: 'लिखते या फ़ोन करते समय कृपया यह नंबर बताएँ।',
    stranger: 'आपने हमें नहीं लिखा? तो किसी ने भूल से आपका पता लिख दिया है। आपको कुछ करने की ज़रूरत नहीं।',
  },
};

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
    const say = texts[language];
    return {
      subject: say.subject(mail.number),
      heading: say.heading,
      drawing: 'bell',
      parts: [
        ...letter(mail.name, language, [say.text(mail.replyHours, mail.resolveDays)]),
        {
          kind: 'facts',
          rows: [
            [say.number, mail.number],
            [say.topic, topicNames[language][mail.topic]],
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
