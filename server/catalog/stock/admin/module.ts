import { stockAdmin as stockAdminApi } from '#contract/catalog/stock/admin.ts';
import { everyTenMinutes, second } from '../../../platform/core/durations.ts';
import type { RouteRegistry } from '../../../platform/http/route-registry.ts';
import type { PartsOf } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { plainWords } from '../../products/service.ts';
import { stockEmails } from '../emails/emails.ts';
import { createStockFigures } from '../service.ts';
import { stockHandlers } from './routes.ts';
import { createLowStockMail, createStockAdmin } from './service.ts';

/** Stock as staff count, order and correct it. */
export const stockAdminModule = {
  name: 'stock-admin',
  start(
    platform: Platform,
    parts: Omit<PartsOf<typeof createStockAdmin>, 'plainWords'> & PartsOf<typeof createLowStockMail>,
  ) {
    const stockAdmin = createStockAdmin(platform, { ...parts, plainWords });
    const stockFigures = createStockFigures(platform);
    const lowStockMail = createLowStockMail(platform, parts);
    return {
      services: { stockAdmin, stockFigures, lowStockMail },
      endpoints: (routes: RouteRegistry) => routes.register(stockAdminApi, stockHandlers(stockAdmin)),
      sweeps: { 'stock figures': { sweep: stockFigures.sweep, everyMs: 5 * second } },
      schedules: { 'low stock mail': { sweep: lowStockMail.sweep, cron: everyTenMinutes } },
    };
  },
  emails: stockEmails,
};
