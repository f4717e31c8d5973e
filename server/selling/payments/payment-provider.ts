import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { AuditService } from '../../base/audit/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { AccountsService } from '../../people/accounts/service.ts';
import type { Config } from '../../platform/config/config.ts';
import type { ConfigPart } from '../../platform/config/part.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { RouteRegistry } from '../../platform/http/route-registry.ts';
import type { PaymentUse } from '../../schema/column-types.ts';
import type { PaymentGateway } from './payment-gateway.ts';

/** The path of the shop's webhook endpoint. */
export const webhookPath = '/api/webhook/verify-payment';

/** The services of the shop with which providers are connected. */
export type ProviderServices = { db: Database; settings: SettingsService };

/**
 * The parts that a provider is connected with. `account` is null when none is configured, and its sandbox takes its
 * place. `sandboxPool` opens the connections that the sandboxes of this process share.
 */
export type ProviderParts<A> = ProviderServices & {
  account: A;
  config: Config;
  now: () => Date;
  sandboxPool: () => pg.Pool;
};

/** The parts of the payments domain that the endpoints of a provider use. */
export type ProviderDomain = {
  accounts: Pick<AccountsService, 'findPeople'>;
  audit: AuditService;
  /**
   * Applies the payments that the gateway lists for an order. Returns the use of one of them, or null when it could not
   * be applied yet; the sweep tries again after {@link ProviderDomain.checkSoon}.
   */
  applyPayment(gatewayOrderId: string, paymentId: string): Promise<PaymentUse | null>;
  /** Has the gateway asked about an order in the next round, whatever state it is in. */
  checkSoon(tx: Tx, gatewayOrderId: string): Promise<void>;
  /** Ends a refund that was sent, and tells its payable. Returns whether it exists. */
  endRefund(tx: Tx, refundId: string): Promise<boolean>;
};

/** A connected provider. `endpoints` registers those that are its own, for its payment page and for staff. */
export type ConnectedProvider = {
  gateway: PaymentGateway;
  endpoints?: (routes: RouteRegistry, domain: ProviderDomain) => void;
};

/** A payment provider, as `server/composition/payment-providers.ts` lists it: its variables, its gateway, and its sandbox. */
export type PaymentProvider<A> = {
  /** Its gateway's `provider`. */
  name: string;
  /** The variables of an account at the provider; null when it has none. */
  config: ConfigPart<A> | null;
  /**
   * Connects the account. Mounts the sandbox on the shop's own server instead if there is none. Returns null when the
   * configuration leaves the provider out.
   */
  connect(app: FastifyInstance, parts: ProviderParts<A>): Promise<ConnectedProvider | null>;
  /** Pays an order at the sandbox of the shop at `base`, as a buyer would, for the demo. Null: it has no sandbox. */
  payAtSandbox: ((base: string, orderId: string) => Promise<void>) | null;
};
