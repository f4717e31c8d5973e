import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('astrologers/emails');

/** Writes the e-mail to reviewers that documents have arrived. */
export const shopKycArrived = defineEmail<{ name: string; email: string }>({
  kind: 'shop-kyc-arrived',
  write: ({ name, email }, { language, site }) => {
    const say = words[language].shopKycArrived;
    return {
      subject: fillText(say.subject, { name }),
      toStaff: true,
      parts: [
        { kind: 'text', text: fillText(say.text, { name, email }) },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/admin/verify-astrologers` },
      ],
    };
  },
  samples: () => [{ name: 'Raghunath Shastri', email: 'raghunath@example.test' }],
});
