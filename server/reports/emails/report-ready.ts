import type { Template } from '../../email/template.ts';

const texts = {
  en: {
    subject: {
      kundli: 'Your kundli is ready',
      matching: 'Your kundli matching is ready',
      panchang: 'Your panchang is ready',
    },
    greeting: (name: string) => `Namaste ${name},`,
    ready:
      'Your payment has arrived and your report is ready. It is yours for good, in English and in Hindi.',
    about: (subject: string) => `It is about: ${subject}`,
    button: 'Read my report',
  },
  hi: {
    subject: { kundli: 'आपकी कुंडली तैयार है', matching: 'आपका कुंडली मिलान तैयार है', panchang: 'आपका पंचांग तैयार है' },
    greeting: (name: string) => `नमस्ते ${name},`,
    ready: 'आपका भुगतान मिल गया है और आपकी रिपोर्ट तैयार है। यह हमेशा आपकी है, हिन्दी और अंग्रेज़ी दोनों में।',
    about: (subject: string) => `यह इनके लिए है: ${subject}`,
    button: 'मेरी रिपोर्ट पढ़ें',
  },
};

/** Writes the e-mail to the buyer of a report when it is paid. */
export const reportReady: Template<'report-ready'> = (mail, { language, site }) => {
  const say = texts[language];
  return {
    subject: say.subject[mail.report],
    parts: [
      { kind: 'text', text: say.greeting(mail.name) },
      { kind: 'text', text: say.ready },
      ...(mail.about ? [{ kind: 'text' as const, text: say.about(mail.about) }] : []),
      { kind: 'button', label: say.button, url: site.publicUrl + mail.path },
    ],
  };
};
