import { preferences as preferencesApi } from '#contract/people/email-preferences/endpoints.ts';
import { second } from '../../platform/core/durations.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { emailPreferencesEmails } from './emails/emails.ts';
import { preferencesPersonal } from './personal-data.ts';
import { preferencesHandlers } from './routes.ts';
import { createPreferences } from './service.ts';

/** Which e-mails a person wants. */
export const emailPreferencesModule = {
  name: 'email-preferences',
  start(platform: Platform, parts: PartsOf<typeof createPreferences>) {
    const preferences = createPreferences(platform, parts);
    return {
      services: { preferences },
      endpoints: (routes: RouteRegistry) =>
        routes.register(preferencesApi, preferencesHandlers(preferences, parts.accounts)),
      sweeps: { preferences: { sweep: preferences.sweep, everyMs: 30 * second } },
    };
  },
  emails: emailPreferencesEmails,
  personalData: [preferencesPersonal],
};
