import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: 'The copy of your data is ready',
    ready:
      'You asked for a copy of everything we keep about you. It is ready, and you can download it for 24 hours.',
    button: 'Download my data',
    other: 'If it was not you, change your password at once and write to us or call:',
  },
  hi: {
    subject: 'आपकी जानकारी की कॉपी तैयार है',
    ready:
      'आपने वह सारी जानकारी माँगी थी जो हम आपके बारे में रखते हैं। उसकी कॉपी तैयार है। आप उसे 24 घंटे तक डाउनलोड कर सकते हैं।',
    button: 'मेरी जानकारी डाउनलोड करें',
    other: 'अगर यह आपने नहीं माँगा, तो तुरंत अपना पासवर्ड बदलें और हमें लिखें या फ़ोन करें:',
  },
};

/** Writes the e-mail that the requested copy can be downloaded. No e-mail contains the copy. */
export const dataCopyReady = defineEmail<{ name: string }>({
  kind: 'data-copy-ready',
  write: (mail, { language, site }) => {
    const say = texts[language];
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
