import { personalData as personalDataApi } from '#contract/people/personal-data/endpoints.ts';
import { nominees as nomineesApi } from '#contract/people/personal-data/nominee.ts';
import { second } from '../../platform/core/durations.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EncryptorFor } from '../../platform/security/encryptor.ts';
import type { PreferencesService } from '../email-preferences/service.ts';
import { personalDataEmails } from './emails/emails.ts';
import { nomineesHandlers } from './nominee-routes.ts';
import { copiesPersonal, repeatedPersonal, staffPersonal } from './own-parts.ts';
import { personalDataHandlers } from './routes.ts';
import { createPersonalData } from './service.ts';

/** Copies and erasure of a person’s data. */
export const personalDataModule = {
  name: 'personal-data',
  start(
    platform: Platform,
    parts: Omit<PartsOf<typeof createPersonalData>, 'sealer'> & { encryptorFor: EncryptorFor } & {
      preferences: PreferencesService;
    },
  ) {
    const personalData = createPersonalData(platform, {
      ...parts,
      sealer: parts.encryptorFor('copies of personal data'),
    });
    return {
      services: { personalData },
      endpoints: (routes: RouteRegistry) => {
        routes.register(personalDataApi, personalDataHandlers(personalData, parts.preferences));
        routes.register(nomineesApi, nomineesHandlers(personalData));
      },
      sweeps: { 'personal data': { sweep: personalData.sweep, everyMs: 30 * second } },
    };
  },
  emails: personalDataEmails,
  personalData: [copiesPersonal, repeatedPersonal, staffPersonal],
  sealed: [{ table: 'data_exports', keys: ['id'], column: 'sealed', purpose: 'copies of personal data' }],
};
