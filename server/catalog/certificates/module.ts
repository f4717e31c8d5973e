import { certificates as certificatesApi } from '#contract/catalog/certificates/endpoints.ts';
import { second } from '../../platform/core/durations.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { EncryptorFor } from '../../platform/security/encryptor.ts';
import { certificateProblems } from './integrity.ts';
import { certificatesPersonal } from './personal-data.ts';
import { certificateHandlers } from './routes.ts';
import { createCertificates } from './service.ts';

/** Codes of sold pieces, and signed statements about them. */
export const certificatesModule = {
  name: 'certificates',
  optional: 'certificates',
  async start(
    platform: Platform,
    parts: Omit<PartsOf<typeof createCertificates>, 'encryptor'> & { encryptorFor: EncryptorFor },
  ) {
    const certificates = createCertificates(platform, {
      ...parts,
      encryptor: parts.encryptorFor('certificates'),
    });
    await certificates.open();
    return {
      services: { certificates },
      endpoints: (routes: RouteRegistry) =>
        routes.register(certificatesApi, certificateHandlers(certificates)),
      sweeps: { certificates: { sweep: certificates.sweep, everyMs: second } },
    };
  },
  personalData: [certificatesPersonal],
  integrity: [certificateProblems],
  sealed: [{ table: 'certificate_keys', keys: ['id'], column: 'sealed_secret', purpose: 'certificates' }],
};
