import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('accounts/emails');

/** Writes the e-mail with the link that proves an address. */
export const verifyEmail = defineEmail<{ name: string; link: string; hours: number }>({
  kind: 'verify-email',
  write: (mail, { language, site }) => {
    const say = words[language].verifyEmail;
    return {
      subject: fillText(say.subject, { shop: site.shopName }),
      heading: fillText(say.heading, { shop: site.shopName }),
      drawing: 'thali',
      parts: [
        ...letter(mail.name, language, [say.ask]),
        { kind: 'button', label: say.button, url: mail.link },
        { kind: 'small', text: fillText(say.once, { hours: mail.hours }) },
        { kind: 'small', text: say.other },
      ],
    };
  },
  samples: ({ origin }) => [{ name: 'Savitri Sharma', link: `${origin}/verify-email/sample`, hours: 24 }],
});
