import { letter, quoted } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: 'Your documents need another look',
    text: 'Thank you for your documents. We could not approve them yet.',
    reason: 'What our reviewer wrote',
    next: 'You can send all four again at any time. We will then check them afresh.',
    button: 'Send documents',
  },
  hi: {
    subject: 'आपके दस्तावेज़ फिर से चाहिए',
    text: 'दस्तावेज़ भेजने के लिए धन्यवाद। हम उन्हें अभी स्वीकार नहीं कर सके।',
    reason: 'जाँच करने वाले ने लिखा है',
    next: 'आप चारों दस्तावेज़ कभी भी फिर से भेज सकते हैं। हम उन्हें नए सिरे से जाँचेंगे।',
    button: 'दस्तावेज़ भेजें',
  },
};

/** `reason` in the reviewer's words, '' if there is none. */
type Facts = { name: string; reason: string };

/** Writes the e-mail to an astrologer whose documents were rejected, with the reviewer's words if there are any. */
export const kycRejected = defineEmail<Facts>({
  kind: 'kyc-rejected',
  write: ({ name, reason }, { language, site }) => {
    const say = texts[language];
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
