import type { PaymentConfig } from './payment-config.ts';

/**
 * A payment provider's part in the browser. `pay` leaves for the payment of a session: it resolves with null when the
 * browser is on its way, or with the provider's words when it refuses.
 */
export type Gateway = { pay(sessionId: string): Promise<{ refusal: string } | null> };

/** Loads what a provider needs in the page. Rejects when that does not load. */
export type ConnectGateway = (config: PaymentConfig) => Promise<Gateway>;
