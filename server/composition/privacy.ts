import { preferences as preferenceCalls } from '#contract/email-preferences/endpoints.ts';
import { personalData as personalDataCalls } from '#contract/personal-data/endpoints.ts';
import { visitors as visitorCalls } from '#contract/visitors/endpoints.ts';
import type { AccountsService } from '../accounts/service.ts';
import { preferencesHandlers } from '../email-preferences/routes.ts';
import { createPreferences } from '../email-preferences/service.ts';
import { personalDataHandlers } from '../personal-data/routes.ts';
import { createPersonalData } from '../personal-data/service.ts';
import type { Platform } from '../platform/platform.ts';
import { createSealer } from '../platform/security/sealer.ts';
import { keepSecret } from '../platform/security/secrets.ts';
import { createPictures } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { visitorsHandlers } from '../visitors/routes.ts';
import { createVisitors } from '../visitors/service.ts';
import type { Readings } from './astrology.ts';
import type { Foundation } from './core.ts';
import { personalParts } from './personal-data.ts';
import type { Serving } from './register-routes.ts';

/** What the shop knows of people, and what they may say about it. */
export type People = ReturnType<typeof createPeople>;

/** Visitors, mail preferences and personal data. */
export function createPeople(
  platform: Platform,
  { audit, accounts, mail }: Foundation,
  { horoscope, storage }: Pick<Readings, 'horoscope'> & { storage: Storage },
) {
  const visitors = createVisitors(platform, { audit });
  const preferences = createPreferences(platform, { accounts, mail, horoscope });
  const { config, db, now } = platform;
  const dataSecret = async () => config.dataSecret ?? keepSecret(db, 'data', now());
  const personalData = createPersonalData(platform, {
    parts: personalParts,
    accounts,
    audit,
    mail,
    pictures: createPictures(storage),
    sealer: createSealer(dataSecret, 'copies of personal data'),
  });
  return { visitors, preferences, personalData };
}

/** Serves their calls. */
export function servePeople(
  { calls }: Serving,
  { visitors, preferences, personalData }: People,
  accounts: AccountsService,
): void {
  calls(visitorCalls, visitorsHandlers(visitors));
  calls(personalDataCalls, personalDataHandlers(personalData, preferences));
  calls(preferenceCalls, preferencesHandlers(preferences, accounts));
}
