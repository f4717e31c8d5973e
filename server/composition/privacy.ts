import { preferences as preferenceEndpoints } from '#contract/email-preferences/endpoints.ts';
import { personalData as personalDataEndpoints } from '#contract/personal-data/endpoints.ts';
import { visitors as visitorEndpoints } from '#contract/visitors/endpoints.ts';
import type { AccountsService } from '../accounts/service.ts';
import { preferencesHandlers } from '../email-preferences/routes.ts';
import { createPreferences } from '../email-preferences/service.ts';
import { personalDataHandlers } from '../personal-data/routes.ts';
import { createPersonalData } from '../personal-data/service.ts';
import type { Platform } from '../platform/platform.ts';
import { createEncryptor } from '../platform/security/encryptor.ts';
import { getOrCreateSecret } from '../platform/security/secrets.ts';
import { createPictures } from '../platform/storage/pictures.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { visitorsHandlers } from '../visitors/routes.ts';
import { createVisitors } from '../visitors/service.ts';
import type { Astrology } from './astrology.ts';
import type { Core } from './core.ts';
import { personalParts } from './personal-data.ts';
import type { RouteRegistry } from './register-routes.ts';

/** The services of personal data and consent. */
export type Privacy = ReturnType<typeof createPrivacy>;

/** Creates visitors, e-mail preferences, and the export and erasure of personal data. */
export function createPrivacy(
  platform: Platform,
  { audit, accounts, mail }: Core,
  { horoscope, storage }: Pick<Astrology, 'horoscope'> & { storage: Storage },
) {
  const visitors = createVisitors(platform, { audit });
  const preferences = createPreferences(platform, { accounts, mail, horoscope });
  const { config, db, now } = platform;
  const dataSecret = async () => config.dataSecret ?? getOrCreateSecret(db, 'data', now());
  const personalData = createPersonalData(platform, {
    parts: personalParts,
    accounts,
    audit,
    mail,
    pictures: createPictures(storage),
    sealer: createEncryptor(dataSecret, 'copies of personal data'),
  });
  return { visitors, preferences, personalData };
}

/** Registers their endpoints. */
export function servePrivacy(
  { register }: RouteRegistry,
  { visitors, preferences, personalData }: Privacy,
  accounts: AccountsService,
): void {
  register(visitorEndpoints, visitorsHandlers(visitors));
  register(personalDataEndpoints, personalDataHandlers(personalData, preferences));
  register(preferenceEndpoints, preferencesHandlers(preferences, accounts));
}
