import { adminUsers as adminUsersApi } from '#contract/people/accounts/admin.ts';
import { customers as customersApi } from '#contract/people/accounts/customers.ts';
import type { GoodwillService } from '../../../consultations/wallet/service.ts';
import { second } from '../../../platform/core/durations.ts';
import type { RouteRegistry } from '../../../platform/http/route-registry.ts';
import type { PartsOf } from '../../../platform/module.ts';
import type { Platform } from '../../../platform/platform.ts';
import { customersHandlers } from '../customers/routes.ts';
import { createCustomers } from '../customers/service.ts';
import { worthProblems } from '../customers/store.ts';
import { usersHandlers } from './routes.ts';
import { createUsers } from './service.ts';

/** People as staff see them. */
export const peopleAdminModule = {
  name: 'people-admin',
  start(
    platform: Platform,
    parts: PartsOf<typeof createCustomers> &
      Omit<PartsOf<typeof createUsers>, 'customers'> & { goodwill?: GoodwillService },
  ) {
    const customers = createCustomers(platform, parts);
    const users = createUsers(platform, { ...parts, customers });
    return {
      services: { customers, users },
      endpoints: (routes: RouteRegistry) => {
        routes.register(adminUsersApi, usersHandlers(users));
        routes.register(customersApi, customersHandlers(customers, users, parts.goodwill));
      },
      sweeps: { 'worth of people': { sweep: customers.sweep, everyMs: second } },
    };
  },
  integrity: [worthProblems],
};
