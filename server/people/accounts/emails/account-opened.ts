import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('accounts/emails');

/** Tells a buyer that staff opened an account for them, and how to choose a password. */
export const accountOpened = defineEmail<{ name: string }>({
  kind: 'account-opened',
  write: (mail, { language, site }) => {
    const say = words[language].accountOpened;
    return {
      subject: fillText(say.subject, { shop: site.shopName }),
      heading: say.heading,
      drawing: 'thali',
      parts: [
        ...letter(mail.name, language, [fillText(say.opened, { shop: site.shopName }), say.password]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/forgot-my-password` },
        { kind: 'small', text: say.other },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma' }],
});
