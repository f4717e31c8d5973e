import type { FastifyInstance } from 'fastify';
import { sandboxKeys } from '../../../platform/sandbox/sandbox-keys.ts';
import type { CheckoutPage } from '../payment-gateway.ts';
import { type PaymentProvider, type ProviderParts, webhookPath } from '../payment-provider.ts';
import { type CashfreeAccount, cashfreeConfig } from './config.ts';
import { createCashfreeGateway } from './gateway.ts';

const sandboxPath = '/sandbox/cashfree';

/** Returns the origins of Cashfree's script and payment page, for the CSP of pages. */
function sourcesOf({ sdkUrl, baseUrl }: CashfreeAccount): CheckoutPage['sources'] {
  const sdk = new URL(sdkUrl).origin;
  const api = new URL(baseUrl).origin;
  return { script: [sdk], connect: [sdk, api], frame: [sdk, api], form: [api] };
}

/**
 * Mounts the sandbox on the shop's own server, where it is reached over HTTP like the real gateway. Returns its account.
 * It is loaded only when needed, because it takes 4 MB.
 */
async function mountSandbox(
  app: FastifyInstance,
  here: string,
  { config, now, sandboxPool }: Pick<ProviderParts<never>, 'config' | 'now' | 'sandboxPool'>,
): Promise<CashfreeAccount> {
  const { mountCashfree } = await import('#sandbox/cashfree/index.ts');
  const options = {
    ...sandboxKeys,
    pool: sandboxPool(),
    publicUrl: config.publicUrl + sandboxPath,
    notifyUrl: here + webhookPath,
    now,
  };
  await app.register((scope) => mountCashfree(scope, options), { prefix: sandboxPath });
  return {
    baseUrl: `${here}${sandboxPath}/pg`,
    clientId: sandboxKeys.clientId,
    clientSecrets: [sandboxKeys.clientSecret],
    apiVersion: '2025-01-01',
    sdkUrl: `${sandboxPath}/js/v3/cashfree.js`,
    mode: 'sandbox',
  };
}

/** Cashfree Payments (https://www.cashfree.com): cards, UPI, net banking and wallets on its own page. */
export const cashfree: PaymentProvider<CashfreeAccount | 'off' | null> = {
  name: 'cashfree',
  config: cashfreeConfig,

  async connect(app, parts) {
    const { account, config, now } = parts;
    if (account === 'off') return null;
    const here = `http://127.0.0.1:${config.port}`;
    const used = account ?? (await mountSandbox(app, here, parts));
    const { sdkUrl, mode } = used;
    const gateway = createCashfreeGateway({
      ...used,
      sendsTrace: config.telemetry.toGateway,
      // The sandbox's script and page are the shop's own.
      page: { sdkUrl, mode, sources: account ? sourcesOf(account) : {} },
      notifyUrl: (account ? config.publicUrl : here) + webhookPath,
      now,
    });
    return { gateway };
  },

  async payAtSandbox(base, orderId) {
    const answer = await fetch(`${base}${sandboxPath}/control/orders/${orderId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'success', webhook: 'now', copies: 1, tamper: 'none' }),
    });
    if (!answer.ok) throw new Error(`demo: the sandbox refused a payment: ${answer.status}`);
  },
};
