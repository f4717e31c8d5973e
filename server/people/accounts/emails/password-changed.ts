import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('accounts/emails');

/** Writes the notice that the password of an account has changed. */
export const passwordChanged = defineEmail<{ name: string }>({
  kind: 'password-changed',
  write: (mail, { language, site }) => {
    const say = words[language].passwordChanged;
    return {
      subject: fillText(say.subject, { shop: site.shopName }),
      heading: say.heading,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [say.done, say.other]),
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma' }],
});
