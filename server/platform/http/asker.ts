import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import type { Asker } from '../limits/shared-work.ts';

/** Returns who waits for the response of a request: its address, until the connection closes without one. */
export function askerOf(request: FastifyRequest, reply: FastifyReply): Asker {
  const gone = new AbortController();
  if (request.raw.socket.destroyed) gone.abort();
  else reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  return { person: addressKey(request.ip), signal: gone.signal };
}
