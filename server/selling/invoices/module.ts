import { invoices as invoicesApi } from '#contract/selling/invoices/endpoints.ts';
import { everyHour } from '../../platform/core/durations.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { invoiceProblems } from './integrity.ts';
import { invoicesPersonal } from './personal-data.ts';
import { invoiceHandlers } from './routes.ts';
import { createInvoices } from './service.ts';

/** Invoices and credit notes. */
export const invoicesModule = {
  name: 'invoices',
  start(platform: Platform, parts: PartsOf<typeof createInvoices>) {
    const invoices = createInvoices(platform, parts);
    return {
      services: { invoices },
      endpoints: (routes: RouteRegistry) => routes.register(invoicesApi, invoiceHandlers(invoices)),
      schedules: { invoices: { sweep: invoices.sweep, cron: everyHour } },
    };
  },
  personalData: [invoicesPersonal],
  integrity: [invoiceProblems],
};
