import { minute } from '../../platform/core/durations.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { alertEmails } from './emails/emails.ts';
import { createAlerts } from './service.ts';

/** Troubles of the shop that owners hear of. */
export const alertsModule = {
  name: 'alerts',
  start(platform: Platform, parts: PartsOf<typeof createAlerts>) {
    const alerts = createAlerts(platform, parts);
    return {
      services: { alerts },
      sweeps: { alerts: { sweep: alerts.sweep, everyMs: minute } },
    };
  },
  emails: alertEmails,
};
