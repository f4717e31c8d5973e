import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('accounts/emails');

/** Writes the e-mail with the link that sets a new password. */
export const passwordResetLink = defineEmail<{ name: string; link: string; minutes: number }>({
  kind: 'reset-password',
  write: (mail, { language, site }) => {
    const say = words[language].resetPassword;
    return {
      subject: fillText(say.subject, { shop: site.shopName }),
      heading: say.heading,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [fillText(say.ask, { shop: site.shopName })]),
        { kind: 'button', label: say.button, url: mail.link },
        { kind: 'small', text: fillText(say.once, { minutes: mail.minutes }) },
        { kind: 'small', text: say.other },
      ],
    };
  },
  samples: ({ origin }) => [{ name: 'Savitri Sharma', link: `${origin}/reset-password/sample`, minutes: 30 }],
});
