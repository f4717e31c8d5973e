import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('personal-data/emails');

/** To the owner of an account who named a nominee, or removed the one there was (`nominee: null`). */
type Facts = { name: string; nominee: string | null };

/** Writes the e-mail that a nominee was named, replaced or removed. */
export const nomineeChanged = defineEmail<Facts>({
  kind: 'nominee-changed',
  write: (mail, { language, site }) => {
    const say = words[language].nomineeChanged;
    return {
      subject: mail.nominee ? say.named : say.removed,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [
          mail.nominee ? fillText(say.who, { nominee: mail.nominee }) : say.nobody,
        ]),
        ...(mail.nominee ? [{ kind: 'text' as const, text: say.what }] : []),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/account/privacy` },
        { kind: 'text', text: say.other },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [
    { name: 'Savitri Sharma', nominee: 'Meera Iyer' },
    { name: 'Savitri Sharma', nominee: null },
  ],
});
