import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';
import { orderButton } from '../../orders/emails/order-parts.ts';
import { type EnergisationFacts, sampleEnergisation, samplePandit } from './energisation-facts.ts';
import { energisedItem } from './energisation-parts.ts';

const words = readWords('energisation/emails');

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
    const say = words[language].energisationDone;
    const { at, person, place, photos, note, forWhom } = mail;
    return {
      subject: fillText(say.subject, { order: mail.orderNumber }),
      heading: say.heading,
      drawing: 'diya',
      parts: [
        ...letter(mail.name, language, [fillText(say.done, { item: energisedItem(mail, language) })]),
        {
          kind: 'facts',
          rows: [
            [say.when, moment(at, language)],
            ...(place ? [[say.where, place[language]] as const] : []),
            [say.who, person[language]],
            [say.forWhom, forWhom],
          ],
        },
        { kind: 'text', text: fillText(say.photos, { n: photos }, language) },
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
