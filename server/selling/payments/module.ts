import type { AuditService } from '../../base/audit/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { Platform } from '../../platform/platform.ts';
import { paymentEmails } from './emails/emails.ts';
import { paymentProblems } from './integrity.ts';
import type { PayableList } from './payables.ts';
import type { ConnectedProvider, ProviderServices } from './payment-provider.ts';
import { paymentsPersonal } from './personal-data.ts';
import { createPayments } from './service.ts';

type Parts = Pick<ProviderServices, 'settings'> & {
  connectProviders: (services: ProviderServices) => Promise<ConnectedProvider[]>;
  payables: PayableList;
  accounts: AccountsService;
  audit: AuditService;
};

/** Gateway orders, payments and refunds. */
export const paymentsModule = {
  name: 'payments',
  async start(platform: Platform, parts: Parts) {
    const { connectProviders, payables, settings, accounts, audit } = parts;
    // A payment is confirmed whatever holds the pool.
    const reserved = { ...platform, ...platform.reserved };
    const providers = await connectProviders({ db: reserved.db, settings });
    const payments = createPayments(reserved, {
      gateways: providers.map(({ gateway }) => gateway),
      payables,
    });
    return {
      services: { payments },
      endpoints: (routes: RouteRegistry) => {
        for (const { endpoints } of providers)
          endpoints?.(routes, { accounts, audit, ...payments.forProviders });
      },
      sweeps: { payments: { sweep: payments.sweep, everyMs: 0 } },
    };
  },
  emails: paymentEmails,
  personalData: [paymentsPersonal],
  integrity: [paymentProblems],
};
