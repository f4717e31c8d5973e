import type { FastifyInstance } from 'fastify';
import type { Mailbox } from '#sandbox/mail/index.ts';
import type { Config } from '../config/config.ts';
import { createPool } from '../database/database.ts';
import { sandboxKeys } from './sandbox-keys.ts';

/** The gateway, mail server and sign-in provider of this process, real or sandbox. */
export type ExternalServices = {
  gateway: {
    baseUrl: string;
    clientId: string;
    clientSecrets: readonly string[];
    apiVersion: string;
    sdkUrl: string;
    mode: 'sandbox' | 'production';
    /** Sends the ids of traces to the gateway (`TRACE_TO_GATEWAY`). */
    sendsTrace: boolean;
  };
  notifyUrl: string;
  smtpUrl: string;
  /** The OpenID provider for sign-in; null for none. */
  openid: { issuer: string; clientId: string; clientSecret: string; name: string } | null;
  close(): Promise<void>;
};

const gatewayPath = '/sandbox/cashfree';
const openidPath = '/sandbox/openid';
const webhookPath = '/api/webhook/verify-payment';

/**
 * Connects the external services. One that is not configured is replaced by its sandbox, which is mounted on the shop's
 * own server, has its own connection pool, and is reached over HTTP and SMTP like the real one. The sandbox is loaded
 * only when needed, because it takes 4 MB.
 */
export async function connectExternalServices(
  app: FastifyInstance,
  config: Config,
  now: () => Date,
): Promise<ExternalServices> {
  // The sandbox sign-in lets anyone sign in as anyone. It is never mounted in production, even with SANDBOX=1.
  const sandboxSignIn = !config.openid && !config.production;
  const pooled = config.databaseDirectUrl !== null;
  const isNeeded = !(config.gateway && config.smtpUrl) || sandboxSignIn;
  const pool = isNeeded ? createPool(config.databaseUrl, 5, { pooled }) : null;
  let mailbox: Mailbox | null = null;
  if (!config.smtpUrl && pool) {
    const { mountMailbox, startMailbox } = await import('#sandbox/mail/index.ts');
    mailbox = await startMailbox({ pool });
    await mountMailbox(app, { pool });
  }
  const here = `http://127.0.0.1:${config.port}`;
  if (!config.gateway && pool) {
    const { mountCashfree } = await import('#sandbox/cashfree/index.ts');
    const publicUrl = config.publicUrl + gatewayPath;
    await app.register(
      (scope) =>
        mountCashfree(scope, { ...sandboxKeys, pool, publicUrl, notifyUrl: here + webhookPath, now }),
      { prefix: gatewayPath },
    );
  }
  const openid = {
    issuer: here + openidPath,
    clientId: sandboxKeys.clientId,
    clientSecret: sandboxKeys.clientSecret,
  };
  if (sandboxSignIn && pool) {
    const { mountOpenId } = await import('#sandbox/openid/index.ts');
    const options = {
      ...openid,
      pool,
      publicUrl: config.publicUrl + openidPath,
      redirectUri: `${config.publicUrl}/api/auth/google/callback`,
    };
    await app.register((scope) => mountOpenId(scope, options), { prefix: openidPath });
  }
  return {
    openid: sandboxSignIn ? { ...openid, name: config.openidName } : config.openid,
    gateway: {
      sendsTrace: config.telemetry.toGateway,
      ...(config.gateway ?? {
        baseUrl: `${here}${gatewayPath}/pg`,
        clientId: sandboxKeys.clientId,
        clientSecrets: [sandboxKeys.clientSecret],
        apiVersion: '2025-01-01',
        sdkUrl: `${gatewayPath}/js/v3/cashfree.js`,
        mode: 'sandbox' as const,
      }),
    },
    notifyUrl: (config.gateway ? config.publicUrl : here) + webhookPath,
    smtpUrl: config.smtpUrl ?? mailbox?.smtpUrl ?? '',
    async close() {
      await mailbox?.close();
      await pool?.end();
    },
  };
}
