import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('accounts/emails');

/** Writes the notice that a provider now opens an account. */
export const signInLinked = defineEmail<{ name: string; provider: string }>({
  kind: 'sign-in-linked',
  write: (mail, { language, site }) => {
    const say = words[language].signInLinked;
    return {
      subject: fillText(say.subject, { shop: site.shopName, provider: mail.provider }),
      heading: fillText(say.heading, { provider: mail.provider }),
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [fillText(say.linked, { provider: mail.provider }), say.other]),
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma', provider: 'Google' }],
});
