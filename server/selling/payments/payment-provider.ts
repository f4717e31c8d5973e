import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '../../platform/config/config.ts';
import type { ConfigPart } from '../../platform/config/part.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** The path of the shop's webhook endpoint. */
export const webhookPath = '/api/webhook/verify-payment';

/**
 * What a provider is connected with. `account` is null when none is configured, and its sandbox takes its place.
 * `sandboxPool` opens the connections that the sandboxes of this process share.
 */
export type ProviderParts<A> = {
  account: A | null;
  config: Config;
  now: () => Date;
  sandboxPool: () => pg.Pool;
};

/**
 * A payment provider, as `server/composition/payment-provider.ts` chooses it: its variables, its gateway, and its
 * sandbox.
 */
export type PaymentProvider<A> = {
  /** The variables of an account at the provider. */
  config: ConfigPart<A>;
  /** Connects the account. Mounts the sandbox on the shop's own server instead if there is none. */
  connect(app: FastifyInstance, parts: ProviderParts<A>): Promise<PaymentGateway>;
  /**
   * Pays an order at the sandbox of the shop at `base`, as a buyer would, for the demo. Null: the provider has no
   * sandbox, and the demo's orders are cash on delivery.
   */
  payAtSandbox: ((base: string, orderId: string) => Promise<void>) | null;
};
