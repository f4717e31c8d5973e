import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';

const words = readWords('personal-data/emails');

/** To the owner of an account whose nominee asked for its erasure at `dueAt`, or for a copy. */
type Facts = { name: string; nominee: string; dueAt?: string };

/** Writes the e-mail to a person whose nominee asked for the erasure of the account, or for a copy. */
export const nomineeAsked = defineEmail<Facts>({
  kind: 'nominee-asked',
  write: (mail, { language, site }) => {
    const say = words[language].nomineeAsked;
    const { nominee, dueAt } = mail;
    return {
      subject: say.subject,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [
          dueAt ? fillText(say.erasure, { nominee }) : fillText(say.copy, { nominee }),
        ]),
        ...(dueAt
          ? [{ kind: 'facts' as const, rows: [[say.when, moment(dueAt, language)] as [string, string]] }]
          : []),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/account/privacy` },
        { kind: 'text', text: say.well },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [
    { name: 'Savitri Sharma', nominee: 'Meera Iyer', dueAt: '2026-11-28T04:15:00.000Z' },
    { name: 'Savitri Sharma', nominee: 'Meera Iyer' },
  ],
});
