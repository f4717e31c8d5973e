import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: (name: string) => `Documents to check: ${name}`,
    text: (name: string, email: string) =>
      `${name} (${email}) has sent the four documents that an astrologer needs.`,
    button: 'Check them',
  },
  hi: {
    subject: (name: string) => `जाँच के लिए दस्तावेज़: ${name}`,
    text: (name: string, email: string) => `${name} (${email}) ने ज्योतिषी बनने के चारों दस्तावेज़ भेजे हैं।`,
    button: 'जाँचें',
  },
};

/** Writes the e-mail to reviewers that documents have arrived. */
export const shopKycArrived = defineEmail<{ name: string; email: string }>({
  kind: 'shop-kyc-arrived',
  write: ({ name, email }, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject(name),
      toStaff: true,
      parts: [
        { kind: 'text', text: say.text(name, email) },
        { kind: 'button', label: say.button, url: `${site.publicUrl}/admin/verify-astrologers` },
      ],
    };
  },
  samples: () => [{ name: 'Raghunath Shastri', email: 'raghunath@example.test' }],
});
