import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { letter } from '../../../base/email/shapes.ts';
import { defineEmail } from '../../../base/email/template.ts';
import { moment } from '../../../base/email/words.ts';
import type { AlertKind } from '../../../schema/column-types.ts';

const words = readWords('alerts/emails');

/** The page where an owner looks at a trouble; none for one that only the machine shows. */
const paths: Partial<Record<AlertKind, string>> = {
  jobs: '/admin/jobs',
  mails: '/admin/jobs',
  logins: '/admin/audit',
};

/** A trouble of the shop that began, or is `over`. `n`: how many, or the free megabytes. */
type Facts = {
  name: string;
  alert: AlertKind;
  over: boolean;
  n: number;
  since: string;
};

/** Tells an owner of a trouble of the shop, or that it is over. */
export const shopAlert = defineEmail<Facts>({
  kind: 'shop-alert',
  write: ({ name, alert, over, n, since }, { language, site }) => {
    const say = words[language].shopAlert;
    const { subject, text, over: overText } = say[alert];
    const path = paths[alert];
    return {
      subject: over ? fillText(say.overSubject, { subject }) : subject,
      toStaff: true,
      parts: [
        ...letter(name, language, [
          over ? overText : fillText(text, { n }),
          over ? fillText(say.since, { when: moment(since, language) }) : say.once,
        ]),
        ...(path && !over
          ? [{ kind: 'button' as const, label: say.button, url: site.publicUrl + path }]
          : []),
      ],
    };
  },
  samples: () =>
    (['backup', 'jobs', 'mails', 'check', 'disk', 'files', 'logins', 'trial'] as const).flatMap((alert) =>
      [false, true].map((over) => ({
        name: 'Gayatri Bhat',
        alert,
        over,
        n: 12,
        since: '2026-11-21T04:15:00.000Z',
      })),
    ),
});
