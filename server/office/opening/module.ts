import { forSale as forSaleApi } from '#contract/base/settings/for-sale.ts';
import { minute } from '../../platform/core/durations.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PartsOf } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { openingEmails } from './emails/emails.ts';
import { forSaleHandlers } from './routes.ts';
import { createSale } from './service.ts';

/** The module that says what a shop must set before it sells. */
export const openingModule = {
  name: 'opening',
  start(platform: Platform, parts: PartsOf<typeof createSale>) {
    const sale = createSale(platform, parts);
    return {
      services: { sale },
      endpoints: (routes: RouteRegistry) => routes.register(forSaleApi, forSaleHandlers(sale)),
      sweeps: { 'shop identity': { sweep: sale.sweep, everyMs: minute } },
    };
  },
  emails: openingEmails,
};
