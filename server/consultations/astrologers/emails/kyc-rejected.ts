import { readWords } from '#languages/read.ts';
import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('astrologers/emails');

/** `reason` in the reviewer's words, '' if there is none. */
type Facts = { name: string; reason: string };

/** Writes the e-mail to an astrologer whose documents were rejected, with the reviewer's words if there are any. */
export const kycRejected = defineEmail<Facts>({
  kind: 'kyc-rejected',
  write: ({ name, reason }, { language, site }) => {
    const say = words[language].kycRejected;
    return {
      subject: say.subject,
      drawing: 'mala',
      parts: [
        ...letter(name, language, [say.text]),
        ...(reason ? quoted(say.reason, reason) : []),
        { kind: 'text', text: say.next },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/astrologer-profile` },
      ],
    };
  },
  samples: () => [{ name: 'Raghunath Shastri', reason: 'The photo of the PAN card is cut off.' }],
});
