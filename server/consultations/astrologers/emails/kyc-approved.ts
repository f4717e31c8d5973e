import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('astrologers/emails');

/** Writes the e-mail to an astrologer whose documents were approved. */
export const kycApproved = defineEmail<{ name: string }>({
  kind: 'kyc-approved',
  write: ({ name }, { language, site }) => {
    const say = words[language].kycApproved;
    return {
      subject: say.subject,
      heading: say.heading,
      drawing: 'mala',
      parts: [
        ...letter(name, language, [say.text, say.next]),
        { kind: 'button', label: say.button, url: `${site.publicUrl}/astrologer-dashboard` },
      ],
    };
  },
  samples: () => [{ name: 'Raghunath Shastri' }],
});
