import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('personal-data/emails');

/** Writes the e-mail that the requested copy can be downloaded. No e-mail contains the copy. */
export const dataCopyReady = defineEmail<{ name: string }>({
  kind: 'data-copy-ready',
  write: (mail, { language, site }) => {
    const say = words[language].dataCopyReady;
    return {
      subject: say.subject,
      drawing: 'kavach',
      parts: [
        ...letter(mail.name, language, [say.ready]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/account/privacy` },
        { kind: 'text', text: say.other },
        { kind: 'contact', email: site.email, phone: site.phone },
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma' }],
});
