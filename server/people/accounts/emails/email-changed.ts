import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { Part } from '../../../base/email/layout.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('accounts/emails');

/**
 * To the address that an account is about to leave. `newEmail` is masked, and `link` undoes the change for `days`. An
 * e-mail queued by an older version has neither.
 */
type Facts = { name: string; newEmail?: string; link?: string; days?: number };

/** Writes the warning to the address that an account is about to leave, with the link that undoes the change. */
export const emailChanged = defineEmail<Facts>({
  kind: 'email-changed',
  write: (mail, { language, site }) => {
    const say = words[language].emailChanged;
    const { newEmail, link, days } = mail;
    const pending = newEmail && link && days;
    const parts: Part[] = pending
      ? [
          { kind: 'text', text: fillText(say.asked, { newEmail }) },
          { kind: 'text', text: say.mine },
          { kind: 'text', text: say.stop },
          { kind: 'button', label: say.button, url: link },
          { kind: 'small', text: fillText(say.undo, { days }) },
        ]
      : [{ kind: 'text', text: say.changed }];
    return {
      subject: fillText(say.subject, { shop: site.shopName }),
      ...(pending && { heading: say.heading }),
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, []),
        ...parts,
        { kind: 'text', text: say.other },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: ({ origin }) => [
    {
      name: 'Savitri Sharma',
      newEmail: 's•••••@example.test',
      link: `${origin}/undo-email-change/sample`,
      days: 3,
    },
    { name: 'Savitri Sharma' },
  ],
});
