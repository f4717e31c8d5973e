import type { Template } from '../../../base/email/template.ts';
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

/** The e-mail to the shop's mailbox about a new message of the contact form. */
export const shopTicket: Template<'shop-ticket'> = (mail, { language, site }) => {
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
      { kind: 'title', text: say.message },
      { kind: 'quote', lines: mail.message.split(/\r?\n/) },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/admin/tickets/${mail.ticketId}` },
    ],
  };
};
