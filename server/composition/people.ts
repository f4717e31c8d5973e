import { preferences as preferenceCalls } from '#contract/preferences.ts';
import { visitors as visitorCalls } from '#contract/visitors.ts';
import type { AccountsService } from '../accounts/service.ts';
import type { Platform } from '../platform/platform.ts';
import { preferencesHandlers } from '../preferences/routes.ts';
import { createPreferences } from '../preferences/service.ts';
import { visitorsHandlers } from '../visitors/routes.ts';
import { createVisitors } from '../visitors/service.ts';
import type { Foundation } from './foundation.ts';
import type { Readings } from './readings.ts';
import type { Serving } from './serving.ts';

/** What the shop knows of people, and what they may say about it. */
export type People = ReturnType<typeof createPeople>;

/** Visitors, mail preferences and personal data. */
export function createPeople(
  platform: Platform,
  { audit, accounts, mail }: Foundation,
  { horoscope }: Pick<Readings, 'horoscope'>,
) {
  const visitors = createVisitors(platform, { audit });
  const preferences = createPreferences(platform, { accounts, mail, horoscope });
  return { visitors, preferences };
}

/** Serves their calls. */
export function servePeople(
  { calls }: Serving,
  { visitors, preferences }: People,
  accounts: AccountsService,
): void {
  calls(visitorCalls, visitorsHandlers(visitors));
  calls(preferenceCalls, preferencesHandlers(preferences, accounts));
}
