import type { Template } from '../../email/template.ts';
import { topicNames } from './ticket-topics.ts';

const texts = {
  en: {
    subject: (number: string) => `We have your message: ${number}`,
    greeting: (name: string) => `Namaste ${name},`,
    text: (topic: string) => `Your message has reached us. It is about: ${topic}.`,
    number: (number: string) => `Your ticket number is ${number}. Please name it when you write or call.`,
    when: (hours: number, days: number) =>
      `A person answers within ${hours} hours. A complaint is settled within ${days} days.`,
    stranger: 'You did not write to us? Then somebody typed your address; you need not do anything.',
  },
  hi: {
    subject: (number: string) => `आपका संदेश मिल गया: ${number}`,
    greeting: (name: string) => `नमस्ते ${name},`,
    text: (topic: string) => `आपका संदेश हमें मिल गया है। विषय: ${topic}।`,
    number: (number: string) => `आपका टिकट नंबर ${number} है। लिखते या फ़ोन करते समय कृपया इसे बताएँ।`,
    when: (hours: number, days: number) =>
      `कोई व्यक्ति ${hours} घंटे के भीतर उत्तर देता है। शिकायत ${days} दिन के भीतर निपटाई जाती है।`,
    stranger: 'आपने हमें नहीं लिखा? तब किसी ने आपका पता भर दिया; आपको कुछ करने की ज़रूरत नहीं।',
  },
};

/**
 * The e-mail that confirms a message to its sender, with the ticket number. It never quotes the message: the
 * form is public and could otherwise send arbitrary text to any address.
 */
export const ticketReceived: Template<'ticket-received'> = (mail, { language }) => {
  const say = texts[language];
  return {
    subject: say.subject(mail.number),
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.text(topicNames[language][mail.topic]) },
      { kind: 'text', text: say.number(mail.number) },
      { kind: 'text', text: say.when(mail.replyHours, mail.resolveDays) },
      { kind: 'text', text: say.stranger },
    ],
  };
};
