import type { ReportKind } from '#contract/astrology/reports/report.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const texts = {
  en: {
    subject: {
      kundli: 'Your kundli is ready',
      matching: 'Your kundli matching is ready',
      panchang: 'Your panchang is ready',
    },
    ready:
      'Your payment has reached us and your report is ready. It is yours to keep, in English and in Hindi.',
    about: { kundli: 'Kundli for', matching: 'Matching for', panchang: 'Panchang for' },
    button: 'Read my report',
  },
  hi: {
    subject: { kundli: 'आपकी कुंडली तैयार है', matching: 'आपका कुंडली मिलान तैयार है', panchang: 'आपका पंचांग तैयार है' },
    ready: 'आपका भुगतान मिल गया है और आपकी रिपोर्ट तैयार है। यह हमेशा आपकी रहेगी, हिंदी और अंग्रेज़ी दोनों में।',
    about: { kundli: 'किसकी कुंडली', matching: 'किनका मिलान', panchang: 'कहाँ का पंचांग' },
    button: 'मेरी रिपोर्ट पढ़ें',
  },
};

/** `about`: the people or the place, '' if unnamed; `path`: the result page. */
type Facts = { name: string; report: ReportKind; about: string; path: string };

/** Writes the e-mail to the buyer of a report when it is paid. */
export const reportReady = defineEmail<Facts>({
  kind: 'report-ready',
  write: (mail, { language, site }) => {
    const say = texts[language];
    return {
      subject: say.subject[mail.report],
      drawing: 'yantra',
      parts: [
        ...letter(mail.name, language, [say.ready]),
        ...(mail.about
          ? [{ kind: 'facts' as const, rows: [[say.about[mail.report], mail.about]] as const }]
          : []),
        { kind: 'button', label: say.button, url: site.publicUrl + mail.path },
      ],
    };
  },
  samples: () => [
    { name: 'Savitri Sharma', report: 'kundli', about: 'Savitri Sharma', path: '/my-reports/sample' },
    {
      name: 'Savitri Sharma',
      report: 'matching',
      about: 'Anjali and Rohan',
      path: '/my-reports/sample',
    },
    { name: 'Savitri Sharma', report: 'panchang', about: 'Jaipur', path: '/my-reports/sample' },
  ],
});
