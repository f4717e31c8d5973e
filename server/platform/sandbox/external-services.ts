import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Mailbox } from '#sandbox/mail/index.ts';
import type { Config } from '../config/config.ts';
import { createPool } from '../database/database.ts';
import { sandboxKeys } from './sandbox-keys.ts';

/** The mail server and the sign-in provider of this process, real or sandbox. */
export type ExternalServices = {
  smtpUrl: string;
  /** The OpenID provider for sign-in; null for none. */
  openid: { issuer: string; clientId: string; clientSecret: string; name: string } | null;
  /** Returns the connections that the sandboxes of this process share. The first call opens them. */
  sandboxPool: () => pg.Pool;
  close(): Promise<void>;
};

const openidPath = '/sandbox/openid';

/**
 * Connects the external services. One that is not configured is replaced by its sandbox, which is mounted on the shop's
 * own server, has its own connection pool, and is reached over HTTP and SMTP like the real one. The sandbox is loaded
 * only when needed, because it takes 4 MB.
 */
export async function connectExternalServices(
  app: FastifyInstance,
  config: Config,
): Promise<ExternalServices> {
  // The sandbox sign-in lets anyone sign in as anyone. It is never mounted in production, even with SANDBOX=1.
  const sandboxSignIn = !config.openid && !config.production;
  let pool: pg.Pool | null = null;
  const sandboxPool = () => {
    pool ??= createPool(config.databaseUrl, 5, { pooled: config.databaseDirectUrl !== null });
    return pool;
  };
  let mailbox: Mailbox | null = null;
  if (!config.smtpUrl) {
    const { mountMailbox, startMailbox } = await import('#sandbox/mail/index.ts');
    mailbox = await startMailbox({ pool: sandboxPool() });
    await mountMailbox(app, { pool: sandboxPool() });
  }
  const openid = {
    issuer: `http://127.0.0.1:${config.port}${openidPath}`,
    clientId: sandboxKeys.clientId,
    clientSecret: sandboxKeys.clientSecret,
  };
  if (sandboxSignIn) {
    const { mountOpenId } = await import('#sandbox/openid/index.ts');
    const options = {
      ...openid,
      pool: sandboxPool(),
      publicUrl: config.publicUrl + openidPath,
      redirectUri: `${config.publicUrl}/api/auth/google/callback`,
    };
    await app.register((scope) => mountOpenId(scope, options), { prefix: openidPath });
  }
  return {
    openid: sandboxSignIn ? { ...openid, name: config.openidName } : config.openid,
    smtpUrl: config.smtpUrl ?? mailbox?.smtpUrl ?? '',
    sandboxPool,
    async close() {
      await mailbox?.close();
      await pool?.end();
    },
  };
}
