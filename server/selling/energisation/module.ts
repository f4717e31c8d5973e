import { energisationAdmin as energisationAdminApi } from '#contract/selling/energisation/admin.ts';
import { energisation as energisationApi } from '#contract/selling/energisation/endpoints.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EncryptorFor } from '../../platform/security/encryptor.ts';
import { energisationAdminHandlers } from './admin/routes.ts';
import { energisationEmails } from './emails/emails.ts';
import { energisationProblems } from './integrity.ts';
import { energisationPersonal } from './personal-data.ts';
import { energisationHandlers } from './routes.ts';
import { createEnergisation } from './service.ts';

/** The service of energising in a person’s name. */
export const energisationModule = {
  name: 'energisation',
  optional: 'energisation',
  start(
    platform: Platform,
    parts: Omit<PartsOf<typeof createEnergisation>, 'encryptor'> & { encryptorFor: EncryptorFor },
  ) {
    const energisation = createEnergisation(platform, {
      ...parts,
      encryptor: parts.encryptorFor('energisation photographs'),
    });
    return {
      services: { energisation },
      endpoints: (routes: RouteRegistry) => {
        routes.register(energisationApi, energisationHandlers(energisation));
        routes.register(energisationAdminApi, energisationAdminHandlers(energisation));
      },
    };
  },
  emails: energisationEmails,
  personalData: [energisationPersonal],
  integrity: [energisationProblems],
  sealed: [
    { table: 'energisation_photos', keys: ['id'], column: 'sealed', purpose: 'energisation photographs' },
  ],
};
