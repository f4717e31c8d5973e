import type { FastifyInstance } from 'fastify';
import { createDayMail } from '../base/audit/day-mail.ts';
import { createAuditReading, createEntriesExport } from '../base/audit/service.ts';
import { createModeration } from '../catalog/reviews/moderation.ts';
import { checkDatabase } from '../commands/integrity.ts';
import { createGoodwill } from '../consultations/wallet/service.ts';
import { createAdminSearch, createEveningMail } from '../office/admin-search/service.ts';
import { createAlerts } from '../office/alerts/service.ts';
import { createBlog } from '../office/blog/service.ts';
import { createAdminDashboard } from '../office/dashboard/service.ts';
import { createOperations } from '../office/operations/service.ts';
import { createSales } from '../office/sales/service.ts';
import { createTicketSenders } from '../office/tickets/senders.ts';
import { createUsers } from '../people/accounts/admin/service.ts';
import { createCustomers } from '../people/accounts/customers/service.ts';
import { createPreferences } from '../people/email-preferences/service.ts';
import { createPersonalData } from '../people/personal-data/service.ts';
import { createVisitors } from '../people/visitors/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { ExternalServices } from '../platform/sandbox/external-services.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { PaymentGateway } from '../selling/payments/payment-gateway.ts';
import { createAstrology } from './astrology.ts';
import { createCommerce, createProductServices } from './commerce.ts';
import { type Consultations, createConsultations } from './consultations.ts';
import { createCore } from './core.ts';
import { personalParts } from './personal-data.ts';

/** All services of a shop process. */
export type Services = Awaited<ReturnType<typeof createServices>>;

function createAdminServices(platform: Platform, consultations: Consultations) {
  const reading = { ...consultations, auditReading: createAuditReading(platform, consultations) };
  const customers = createCustomers(platform, reading);
  return {
    ...reading,
    auditEntries: createEntriesExport(platform, reading),
    adminDashboard: createAdminDashboard(platform, reading),
    operations: createOperations(platform, reading),
    sales: createSales(platform, reading),
    ticketSenders: createTicketSenders(platform, reading),
    customers,
    goodwill: createGoodwill(platform, reading),
    users: createUsers(platform, { ...reading, customers }),
  };
}

/** Creates all services, group by group. A group uses the services of those before it. */
export async function createServices(
  app: FastifyInstance,
  platform: Platform,
  external: Pick<ExternalServices, 'openid'> & { gateway: PaymentGateway; storage: Storage },
) {
  const core = createCore(platform, external);
  const commerce = createCommerce(platform, core, external);
  await commerce.certificates.open();
  const astrology = createAstrology(platform, createProductServices(platform, commerce));
  const consultations = await createConsultations(app, platform, astrology);
  const alerts = createAlerts(platform, {
    ...core,
    check: () => checkDatabase(platform.config.databaseDirectUrl ?? platform.config.databaseUrl),
  });
  const preferences = createPreferences(platform, astrology);
  const admin = createAdminServices(platform, consultations);
  return {
    ...admin,
    alerts,
    blog: createBlog(platform, core),
    dayMail: createDayMail(platform, {
      ...core,
      alerts,
      evening: createEveningMail({ ...core, today: () => admin.adminDashboard.today() }),
    }),
    adminSearch: createAdminSearch(platform, core),
    personalData: createPersonalData(platform, {
      ...core,
      parts: personalParts,
      sealer: core.encryptorFor('copies of personal data'),
    }),
    moderation: createModeration(platform, { ...commerce, preferences }),
    preferences,
    visitors: createVisitors(platform, core),
  };
}
