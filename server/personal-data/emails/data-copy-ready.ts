import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: 'The copy of your data is ready',
    greeting: (name: string) => `Namaste ${name},`,
    told: 'You asked for a copy of everything we keep of you. You can download it for 24 hours.',
    button: 'Go to my data',
    other: 'If it was not you, change your password at once, and write or call us:',
  },
  hi: {
    subject: 'आपकी जानकारी की प्रति तैयार है',
    greeting: (name: string) => `नमस्ते ${name},`,
    told: 'आपने वह सब माँगा था जो हम आपके बारे में रखते हैं। इसे 24 घंटे तक डाउनलोड किया जा सकता है।',
    button: 'मेरी जानकारी पर जाएँ',
    other: 'अगर यह आपने नहीं माँगा, तो तुरंत अपना पासवर्ड बदलें और हमें लिखें या फ़ोन करें:',
  },
};

/** Writes the e-mail that the requested copy can be downloaded. No e-mail contains the copy. */
export const dataCopyReady: Template<'data-copy-ready'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject,
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.told },
      { kind: 'button', label: say.button, url: `${site.publicUrl}/account/privacy` },
      { kind: 'text', text: say.other },
      { kind: 'block', lines: [site.email, site.phone] },
    ],
  };
};
