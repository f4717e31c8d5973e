import { everyMinute } from '../../platform/core/durations.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createDayMail } from './day-mail.ts';
import { auditEmails } from './emails/emails.ts';

/** The e-mails of the day. */
export const dayMailModule = {
  name: 'day-mail',
  start(
    platform: Platform,
    parts: Omit<PartsOf<typeof createDayMail>, 'evening'> & {
      eveningMail: PartsOf<typeof createDayMail>['evening'];
    },
  ) {
    const dayMail = createDayMail(platform, { ...parts, evening: parts.eveningMail });
    return {
      services: { dayMail },
      schedules: { 'day mail': { sweep: dayMail.sweep, cron: everyMinute } },
    };
  },
  emails: auditEmails,
};
