import type { Template } from '../../email/template.ts';
import { topicNames } from './ticket-topics.ts';

const texts = {
  en: {
    subject: (number: string, topic: string) => `${number}: ${topic}`,
    from: 'From',
    order: 'Order',
    message: 'Message',
    button: 'Answer it',
  },
  hi: {
    subject: (number: string, topic: string) => `${number}: ${topic}`,
    from: 'भेजने वाले',
    order: 'ऑर्डर',
    message: 'संदेश',
    button: 'उत्तर दें',
  },
};

/** The e-mail to the shop's mailbox about a new message of the contact form. */
export const shopTicket: Template<'shop-ticket'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject(mail.number, topicNames[language][mail.topic]),
    parts: [
      { kind: 'title', text: say.from },
      { kind: 'block', lines: [mail.name, mail.email, mail.phone].filter(Boolean) },
      ...(mail.orderNumber
        ? [
            { kind: 'title' as const, text: say.order },
            { kind: 'text' as const, text: mail.orderNumber },
          ]
        : []),
      { kind: 'title', text: say.message },
      { kind: 'block', lines: mail.message.split(/\r?\n/) },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/admin/tickets/${mail.ticketId}` },
    ],
  };
};
