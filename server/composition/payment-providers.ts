import type { FastifyInstance } from 'fastify';
import type { ConfigPart } from '../platform/config/part.ts';
import { cashfree } from '../selling/payments/cashfree/provider.ts';
import type {
  ConnectedProvider,
  PaymentProvider,
  ProviderParts,
  ProviderServices,
} from '../selling/payments/payment-provider.ts';
import { upiQr } from '../selling/payments/upi-qr/provider.ts';

/**
 * The payment providers of the shop. The first one that takes new payments is the default.
 * docs/guides/add-a-payment-provider.md says how to add one.
 */
export const paymentProviders = [cashfree, upiQr] as const;

type AccountOf<P> = P extends PaymentProvider<infer A> ? A : never;

/** The accounts at the payment providers, by name; null for a sandbox. */
export type PaymentAccounts = {
  readonly [P in (typeof paymentProviders)[number] as P['name']]: AccountOf<P>;
};

/** The variables of all payment providers. */
export const paymentConfig: ConfigPart<PaymentAccounts> = {
  variables: paymentProviders.flatMap(({ config }) => config?.variables ?? []),
  read(given, shop) {
    const read = paymentProviders.map(
      ({ name, config }) => [name, config?.read(given, shop) ?? { config: null }] as const,
    );
    const problems = read.flatMap(([, part]) => ('problems' in part ? part.problems : []));
    if (problems.length > 0) return { problems };
    const accounts = read.map(([name, part]) => [name, 'config' in part ? part.config : null]);
    return { config: Object.fromEntries(accounts) as PaymentAccounts };
  },
};

/** Returns the function that connects the providers which the configuration does not leave out. */
export const providerConnector =
  (
    app: FastifyInstance,
    accounts: PaymentAccounts,
    parts: Omit<ProviderParts<never>, 'account' | keyof ProviderServices>,
  ) =>
  async (services: ProviderServices): Promise<ConnectedProvider[]> => {
    const connected: (ConnectedProvider | null)[] = [];
    for (const { name, connect } of paymentProviders as readonly PaymentProvider<unknown>[])
      connected.push(
        await connect(app, { ...parts, ...services, account: accounts[name as keyof PaymentAccounts] }),
      );
    return connected.filter((one) => one !== null);
  };

/** A function that connects the payment providers. */
export type ConnectProviders = ReturnType<typeof providerConnector>;
