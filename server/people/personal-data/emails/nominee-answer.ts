import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';

const words = readWords('personal-data/emails');

/** Writes the e-mail to a nominee: when the account is erased, or the link of the copy. */
export const nomineeAnswer = defineEmail<{ name: string; person: string; dueAt?: string; link?: string }>({
  kind: 'nominee-answer',
  write: (mail, { language, site }) => {
    const say = words[language].nomineeAnswer;
    const { person, dueAt, link } = mail;
    return {
      subject: fillText(say.subject, { person }),
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [
          dueAt ? fillText(say.erasure, { person }) : fillText(say.copy, { person }),
        ]),
        ...(dueAt
          ? [{ kind: 'facts' as const, rows: [[say.when, moment(dueAt, language)] as [string, string]] }]
          : []),
        ...(link ? [{ kind: 'button' as const, label: say.button, url: link }] : []),
        { kind: 'text', text: say.other },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: ({ origin }) => [
    { name: 'Meera Iyer', person: 'Savitri Sharma', dueAt: '2026-11-28T04:15:00.000Z' },
    { name: 'Meera Iyer', person: 'Savitri Sharma', link: `${origin}/api/nominee/copy/sample` },
  ],
});
