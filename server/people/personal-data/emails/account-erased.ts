import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('personal-data/emails');

/** Writes the last e-mail to a person whose account is erased. */
export const accountErased = defineEmail<{ name: string; forNominee?: true }>({
  kind: 'account-erased',
  write: (mail, { language }) => {
    const say = words[language].accountErased;
    return {
      subject: say.subject,
      drawing: 'smoke',
      parts: [
        ...letter(mail.name, language, [mail.forNominee ? say.nominee : say.done, say.kept, say.thanks]),
      ],
    };
  },
  samples: () => [{ name: 'Savitri Sharma' }, { name: 'Savitri Sharma', forNominee: true }],
});
