import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';

const words = readWords('personal-data/emails');

/** To the owner of an account that is to be erased at `dueAt`. */
type Facts = { name: string; dueAt: string };

/** Writes the e-mail that an account will be erased, and how to cancel that. */
export const erasureAsked = defineEmail<Facts>({
  kind: 'erasure-asked',
  write: (mail, { language, site }) => {
    const say = words[language].erasureAsked;
    return {
      subject: say.subject,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [say.asked]),
        { kind: 'facts', rows: [[say.when, moment(mail.dueAt, language)]] },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/account/privacy` },
        { kind: 'text', text: say.other },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma', dueAt: '2026-11-28T04:15:00.000Z' }],
});
