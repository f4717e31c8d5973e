import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { DefaultEventsMap, Server } from 'socket.io';
import type { Platform } from '../platform.ts';

/** Connects the sockets of all processes over this Redis. Returns the connection; the caller closes it. */
export async function joinRedis(
  io: Server<never, DefaultEventsMap>,
  url: string,
  log: Platform['log'],
): Promise<{ close(): Promise<unknown> }> {
  const redis = createClient({ url });
  redis.on('error', (error: Error) =>
    log.error(
      { err: error },
      'Redis error: socket events between processes may be lost; the client reconnects by itself',
    ),
  );
  await redis.connect();
  io.adapter(createAdapter(redis));
  return redis;
}
