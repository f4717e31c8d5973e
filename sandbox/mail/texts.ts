import type { Language } from '../page/language.ts';

/** The words of the mailbox in one language. */
export type Texts = typeof en;

const en = {
  strip: 'Sandbox: e-mails stay here, none is delivered',
  name: 'Mailbox',
  title: 'E-mails',
  lead: 'Every e-mail the shop sent, newest first.',
  filter: 'Sent to this address',
  find: 'Show',
  all: 'Show all e-mails',
  none: 'No e-mail yet. It appears here as soon as the shop sends one.',
  noneTo: (address: string) => `No e-mail to ${address} yet.`,
  older: 'Older e-mails',
  noSubject: '(no subject)',
  from: 'From',
  to: 'To',
  received: 'Received',
  html: 'The e-mail',
  text: 'As plain text',
  links: 'Links in this e-mail',
  attachments: 'Attachments',
  back: 'All e-mails',
  missing: 'No such e-mail',
  missingText: 'It was removed, or the address of this page is wrong.',
  samples: 'See an example of every e-mail',
  samplesTitle: 'An example of every e-mail',
  samplesLead: 'The people and orders in them are invented. None was sent.',
};

const hi: Texts = {
  strip: 'सैंडबॉक्स: ई-मेल यहीं रहते हैं, कहीं भेजे नहीं जाते',
  name: 'मेलबॉक्स',
  title: 'ई-मेल',
  lead: 'दुकान के भेजे सभी ई-मेल, नए पहले।',
  filter: 'इस पते पर भेजे गए',
  find: 'दिखाएँ',
  all: 'सभी ई-मेल दिखाएँ',
  none: 'अभी कोई ई-मेल नहीं है। दुकान के भेजते ही वह यहाँ दिखेगा।',
  noneTo: (address) => `${address} पर अभी कोई ई-मेल नहीं है।`,
  older: 'पुराने ई-मेल',
  noSubject: '(कोई विषय नहीं)',
  from: 'भेजने वाला',
  to: 'पाने वाला',
  received: 'मिला',
  html: 'ई-मेल',
  text: 'सादा पाठ',
  links: 'इस ई-मेल के लिंक',
  attachments: 'साथ की फ़ाइलें',
  back: 'सभी ई-मेल',
  missing: 'ऐसा कोई ई-मेल नहीं है',
  missingText: 'वह हटा दिया गया है, या इस पेज का पता गलत है।',
  samples: 'हर ई-मेल का नमूना देखें',
  samplesTitle: 'हर ई-मेल का नमूना',
  samplesLead: 'इनमें लोग और ऑर्डर काल्पनिक हैं। कोई भी भेजा नहीं गया।',
};

/** The words of the mailbox. */
export const texts: Record<Language, Texts> = { en, hi };
