import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { takeFault } from './store/fault-store.ts';

/**
 * Lets the API calls of this scope meet the faults ordered through the control: an error answer before anything is done,
 * a slow answer, or a connection that breaks after the call has been carried out.
 */
export function injectFaults(scope: FastifyInstance, gateway: Gateway): void {
  const toReset = new WeakSet<FastifyRequest>();

  scope.addHook('onRequest', async (request, reply) => {
    const path = (request.url.split('?')[0] ?? '').slice(scope.prefix.length);
    const fault = await takeFault(gateway.pool, { method: request.method, path });
    switch (fault?.kind) {
      case '401':
        throw refusals.unauthenticated();
      case '429':
        reply.header('retry-after', '1');
        throw refusals.tooManyRequests();
      case '500':
        throw refusals.internal();
      case '502':
        throw refusals.bankFailure();
      case 'slow':
        await wait(fault.delayMs, undefined, { ref: false });
        break;
      case 'reset':
        toReset.add(request);
        break;
    }
  });

  scope.addHook('onSend', async (request, _reply, payload) => {
    if (toReset.has(request)) request.raw.socket.destroy();
    return payload;
  });
}
