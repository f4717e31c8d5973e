import type { TicketTopic } from '#contract/office/tickets/rules.ts';
import { quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { topicNames } from './ticket-topics.ts';

const texts = {
  en: {
    subject: (number: string, topic: string) => `${number}: ${topic}`,
    from: 'From',
    email: 'E-mail',
    phone: 'Phone',
    order: 'Order',
    message: 'Message',
    button: 'Reply',
  },
  hi: {
    subject: (number: string, topic: string) => `${number}: ${topic}`,
    from: 'भेजने वाले',
    email: 'ई-मेल',
    phone: 'फ़ोन',
    order: 'ऑर्डर',
    message: 'संदेश',
    button: 'जवाब दें',
  },
};

type Facts = {
  number: string;
  ticketId: string;
  name: string;
  email: string;
  phone: string;
  topic: TicketTopic;
  orderNumber: string;
  message: string;
};

/** The e-mail to the shop's mailbox about a new message of the contact form. */
export const shopTicket = defineEmail<Facts>({
  kind: 'shop-ticket',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const facts = [
      [say.from, mail.name],
      [say.email, mail.email],
      [say.phone, mail.phone],
      [say.order, mail.orderNumber],
    ] as const;
    return {
      subject: say.subject(mail.number, topicNames[language][mail.topic]),
      preview: mail.message,
      toStaff: true,
      parts: [
        { kind: 'facts', rows: facts.filter(([, value]) => value !== '') },
        ...quoted(say.message, mail.message),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/admin/tickets/${mail.ticketId}` },
      ],
    };
  },
  samples: () => [
    {
      number: 'T-1042',
      ticketId: 'mwpwf52v95chc8t1',
      name: 'Savitri Sharma',
      email: 'savitri@example.test',
      phone: '+919876543210',
      topic: 'order',
      orderNumber: 'NR-20461',
      message: 'When does my parcel come?\nI am away on Sunday.',
    },
  ],
});
