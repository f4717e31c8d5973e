import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: 'Your documents need another look',
    greeting: (name: string) => `Namaste ${name},`,
    text: 'We could not approve the documents you sent.',
    reason: 'What our reviewer wrote',
    next: 'You can send all four again at any time; the review then begins anew.',
    button: 'Send documents',
  },
  hi: {
    subject: 'आपके दस्तावेज़ फिर से चाहिए',
    greeting: (name: string) => `नमस्ते ${name},`,
    text: 'आपके भेजे दस्तावेज़ों को हम स्वीकृति नहीं दे सके।',
    reason: 'जाँच करने वाले ने लिखा',
    next: 'आप कभी भी चारों दस्तावेज़ फिर भेज सकते हैं; जाँच फिर से शुरू होगी।',
    button: 'दस्तावेज़ भेजें',
  },
};

/** Writes the e-mail to an astrologer whose documents were rejected, with the reviewer's words if there are any. */
export const kycRejected: Template<'kyc-rejected'> = ({ name, reason }, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject,
    parts: [
      { kind: 'text', text: say.greeting(name) },
      { kind: 'text', text: say.text },
      ...(reason
        ? [
            { kind: 'title' as const, text: say.reason },
            { kind: 'text' as const, text: reason },
          ]
        : []),
      { kind: 'text', text: say.next },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/astrologer-profile` },
    ],
  };
};
