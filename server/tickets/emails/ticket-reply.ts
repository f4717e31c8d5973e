import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: (number: string) => `Our answer: ${number}`,
    greeting: (name: string) => `Namaste ${name},`,
    more: (number: string) => `More to ask? Answer this mail and leave the number ${number} in its subject.`,
  },
  hi: {
    subject: (number: string) => `हमारा उत्तर: ${number}`,
    greeting: (name: string) => `नमस्ते ${name},`,
    more: (number: string) => `कुछ और पूछना है? इस मेल का उत्तर दें और विषय में नंबर ${number} रहने दें।`,
  },
};

/** The e-mail with an admin's reply to a message. */
export const ticketReply: Template<'ticket-reply'> = (mail, { language }) => {
  const say = texts[language];
  return {
    subject: say.subject(mail.number),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'block', lines: mail.text.split(/\r?\n/) },
      { kind: 'text', text: say.more(mail.number) },
    ],
  };
};
