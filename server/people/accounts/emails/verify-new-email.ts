import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('accounts/emails');

/** Writes the e-mail with the link that proves the address an account asks to change to. */
export const verifyNewEmail = defineEmail<{ name: string; link: string; hours: number }>({
  kind: 'verify-new-email',
  write: (mail, { language, site }) => {
    const say = words[language].verifyNewEmail;
    return {
      subject: fillText(say.subject, { shop: site.shopName }),
      heading: say.heading,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [fillText(say.ask, { shop: site.shopName })]),
        { kind: 'button', label: say.button, url: mail.link },
        { kind: 'small', text: fillText(say.once, { hours: mail.hours }) },
        { kind: 'small', text: say.other },
      ],
    };
  },
  samples: ({ origin }) => [{ name: 'Savitri Sharma', link: `${origin}/verify-email/sample`, hours: 24 }],
});
