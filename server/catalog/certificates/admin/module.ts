import { certificateAdmin as certificateAdminApi } from '#contract/catalog/certificates/admin.ts';
import type { RouteRegistry } from '../../../platform/http/route-registry.ts';
import type { PartsOf } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createCertificateAdmin } from '../service.ts';
import { certificateAdminHandlers } from './routes.ts';

/** The reports of laboratories, as staff add them. */
export const certificateAdminModule = {
  name: 'certificate-admin',
  optional: 'certificates',
  start(platform: Platform, parts: PartsOf<typeof createCertificateAdmin>) {
    const certificateAdmin = createCertificateAdmin(platform, parts);
    return {
      services: { certificateAdmin },
      endpoints: (routes: RouteRegistry) =>
        routes.register(certificateAdminApi, certificateAdminHandlers(certificateAdmin, parts.certificates)),
    };
  },
};
