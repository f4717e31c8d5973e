import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type EnergisationFacts, sampleEnergisation, samplePandit } from './energisation-facts.ts';
import { energisedItem } from './energisation-parts.ts';

const texts = {
  en: {
    subject: (order: string) => `The energisation in your order ${order} is done`,
    heading: 'It is done',
    done: (item: string) => `The energisation of your ${item} is done.`,
    when: 'When',
    where: 'Where',
    who: 'By',
    forWhom: 'For',
    photos: (n: number) =>
      n === 1
        ? 'There is a photograph of it on your order.'
        : `There are ${n} photographs of it on your order.`,
    note: 'A word from us',
    only: 'Only you and our staff can see them, after you have logged in.',
    onlyOne: 'Only you and our staff can see it, after you have logged in.',
  },
  hi: {
    subject: (order: string) => `आपके ऑर्डर ${order} में अभिमंत्रण हो गया`,
    heading: 'अभिमंत्रण हो गया',
    done: (item: string) => `${item} का अभिमंत्रण हो गया है।`,
    when: 'कब',
    where: 'कहाँ',
    who: 'किसने किया',
    forWhom: 'किनके लिए',
    photos: (n: number) => (n === 1 ? 'इसकी फ़ोटो आपके ऑर्डर पर है।' : `इसकी ${n} फ़ोटो आपके ऑर्डर पर हैं।`),
    note: 'हमारी ओर से',
    only: 'इन्हें लॉग इन के बाद केवल आप और हमारा स्टाफ़ देख सकता है।',
    onlyOne: 'इसे लॉग इन के बाद केवल आप और हमारा स्टाफ़ देख सकता है।',
  },
};

/** `at`: when it was done; `place` and `person` in both languages; the place is null if it was not planned. */
type Facts = {
  at: string;
  person: { en: string; hi: string };
  place: { en: string; hi: string } | null;
  photos: number;
  note: string;
} & EnergisationFacts;

/** The e-mail to the buyer when an energisation is done: when, where and by whom, and that its photographs are on the order. */
export const energisationDone = defineEmail<Facts>({
  kind: 'energisation-done',
  write: (mail, { language, site }) => {
    const say = texts[language];
    const { at, person, place, photos, note, forWhom } = mail;
    return {
      subject: say.subject(mail.orderNumber),
      heading: say.heading,
      drawing: 'diya',
      parts: [
        ...letter(mail.name, language, [say.done(energisedItem(mail, language))]),
        {
          kind: 'facts',
          rows: [
            [say.when, moment(at, language)],
            ...(place ? [[say.where, place[language]] as const] : []),
            [say.who, person[language]],
            [say.forWhom, forWhom],
          ],
        },
        { kind: 'text', text: say.photos(photos) },
        ...(note ? quoted(say.note, note) : []),
        orderButton(mail, language, site.publicUrl),
        { kind: 'small', text: photos === 1 ? say.onlyOne : say.only },
      ],
    };
  },
  samples: () => [
    {
      ...sampleEnergisation,
      at: '2026-11-29T01:45:00.000Z',
      person: samplePandit,
      place: { en: 'Jaipur', hi: 'जयपुर' },
      photos: 3,
      note: 'The mantra of Surya was recited 108 times.',
    },
    {
      ...sampleEnergisation,
      at: '2026-11-29T01:45:00.000Z',
      person: samplePandit,
      place: null,
      photos: 1,
      note: '',
    },
  ],
});
