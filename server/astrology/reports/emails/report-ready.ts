import type { ReportKind } from '#contract/astrology/reports/report.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';

const words = readWords('reports/emails');

/** `about`: the people or the place, '' if unnamed; `path`: the result page. */
type Facts = { name: string; report: ReportKind; about: string; path: string };

/** Writes the e-mail to the buyer of a report when it is paid. */
export const reportReady = defineEmail<Facts>({
  kind: 'report-ready',
  write: (mail, { language, site }) => {
    const say = words[language].reportReady;
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
