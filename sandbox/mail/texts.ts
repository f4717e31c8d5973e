import type { Language } from '../page/language.ts';

/** The words of the mailbox in one language. */
export type Texts = typeof en;

const en = {
  strip: 'Sandbox: mails stay here, none is delivered',
  name: 'Mailbox',
  title: 'Mails',
  lead: 'Every mail the shop sent, newest first.',
  filter: 'Sent to this address',
  find: 'Show',
  all: 'Show all mails',
  none: 'No mail yet. It appears here as soon as the shop sends one.',
  noneTo: (address: string) => `No mail to ${address} yet.`,
  older: 'Older mails',
  noSubject: '(no subject)',
  from: 'From',
  to: 'To',
  received: 'Received',
  html: 'The mail',
  text: 'As plain text',
  links: 'Links in this mail',
  attachments: 'Attachments',
  back: 'All mails',
  missing: 'No such mail',
  missingText: 'It was removed, or the address of this page is wrong.',
};

const hi: Texts = {
  strip: 'सैंडबॉक्स: मेल यहीं रहते हैं, कहीं भेजे नहीं जाते',
  name: 'मेलबॉक्स',
  title: 'मेल',
  lead: 'दुकान के भेजे सभी मेल, नए पहले।',
  filter: 'इस पते पर भेजे गए',
  find: 'दिखाएँ',
  all: 'सभी मेल दिखाएँ',
  none: 'अभी कोई मेल नहीं है। दुकान के भेजते ही वह यहाँ दिखेगा।',
  noneTo: (address) => `${address} पर अभी कोई मेल नहीं है।`,
  older: 'पुराने मेल',
  noSubject: '(कोई विषय नहीं)',
  from: 'भेजने वाला',
  to: 'पाने वाला',
  received: 'मिला',
  html: 'मेल',
  text: 'सादा पाठ',
  links: 'इस मेल के लिंक',
  attachments: 'साथ की फ़ाइलें',
  back: 'सभी मेल',
  missing: 'ऐसा कोई मेल नहीं है',
  missingText: 'वह हटा दिया गया है, या इस पेज का पता गलत है।',
};

/** The words of the mailbox. */
export const texts: Record<Language, Texts> = { en, hi };
