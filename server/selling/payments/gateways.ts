import { type AppError, appError } from '../../platform/core/app-error.ts';
import { GatewayError, type PaymentGateway } from './payment-gateway.ts';

/** The connected gateways. A gateway order names its own. */
export type Gateways = ReturnType<typeof createGateways>;

/** Creates the look-up of gateways. The first one that takes new payments is the default. */
export function createGateways(all: readonly PaymentGateway[]) {
  const byName = new Map(all.map((gateway) => [gateway.provider, gateway]));

  /** Lists the gateways that take new payments, the default first. */
  async function offered(): Promise<PaymentGateway[]> {
    const states = await Promise.all(all.map((gateway) => gateway.isOffered()));
    return all.filter((_, i) => states[i]);
  }

  return {
    all,
    offered,

    /** Returns the gateway of an order. Throws {@link GatewayError} when its provider is not connected any more. */
    of({ provider }: { provider: string }): PaymentGateway {
      const gateway = byName.get(provider);
      if (!gateway) throw new GatewayError('no_answer', 'not_connected', `${provider} is not connected`);
      return gateway;
    },

    /** Returns the gateway for a new payment: the named one, or the default. */
    async choose(provider?: string): Promise<PaymentGateway | AppError> {
      const found = (await offered()).find((one) => provider === undefined || one.provider === provider);
      return found ?? appError(provider === undefined ? 'gateway_unavailable' : 'payment_provider_unknown');
    },
  };
}
