import type { FastifyInstance } from 'fastify';
import { ensureSchema } from '../database.ts';
import { answerErrors, serveApi } from './api.ts';
import { serveControl } from './control.ts';
import type { CashfreeOptions, Gateway } from './gateway.ts';
import { serveHostedPage } from './hosted-page.ts';
import { startSweeper } from './sweeper.ts';

export type { CashfreeOptions } from './gateway.ts';

const SCHEMA = { file: new URL('./store/schema.sql', import.meta.url), lock: 0x5ca5f2ee };

/**
 * Mounts a payment gateway that speaks Cashfree's HTTP API, with its browser script, payment page, webhooks and a
 * control for tests. It is a Fastify plugin: register it with a prefix (`/sandbox/cashfree`). It creates its own schema
 * `sandbox_cashfree`, keeps all its state there, and stops its timer when the server closes; the pool stays open.
 */
export async function mountCashfree(app: FastifyInstance, options: CashfreeOptions): Promise<void> {
  // a connection that dies idle is replaced on next use; unheard, its error would end the process
  options.pool.on('error', (error) => app.log.warn({ err: error }, 'sandbox gateway: connection lost'));
  await ensureSchema(options.pool, SCHEMA);
  const gateway: Gateway = {
    ...options,
    merchantName: options.merchantName ?? 'Navaratna',
    log: app.log,
    wake: () => sweeper.wake(),
  };
  const sweeper = startSweeper(gateway);
  app.addHook('onClose', () => sweeper.stop());

  await app.register(async (scope) => {
    readBodies(scope);
    answerErrors(scope, gateway);
    await scope.register((api) => serveApi(api, gateway));
    await scope.register((control) => serveControl(control, gateway));
    await scope.register((page) => serveHostedPage(page, gateway));
  });
}

// The shop's own body parsers must not leak in here: a gateway reads JSON and forms, and nothing else.
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) => {
      if (text.length === 0) return undefined;
      try {
        return JSON.parse(String(text)) as unknown;
      } catch {
        throw Object.assign(new Error('malformed JSON'), { statusCode: 400 });
      }
    },
  );
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) => Object.fromEntries(new URLSearchParams(String(text))),
  );
}
