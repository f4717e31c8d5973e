import type { TicketTopic } from '#contract/office/tickets/rules.ts';
import type { Lang } from '#languages/list.ts';

/** The names of the topics, as in the contact form. */
export const topicNames: Record<Lang, Record<TicketTopic, string>> = {
  en: {
    order: 'An order',
    product: 'A product',
    payment: 'A payment or refund',
    reading: 'A report or a chat',
    partnership: 'Partnership',
    privacy: 'Privacy',
    complaint: 'A complaint',
    other: 'Something else',
  },
  hi: {
    order: 'कोई ऑर्डर',
    product: 'कोई उत्पाद',
    payment: 'भुगतान या रिफ़ंड',
    reading: 'रिपोर्ट या बातचीत',
    partnership: 'साझेदारी',
    privacy: 'गोपनीयता',
    complaint: 'शिकायत',
    other: 'कुछ और',
  },
};
