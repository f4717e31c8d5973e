import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { DefaultEventsMap, Server } from 'socket.io';
import type { Platform } from '../platform.ts';

/** Lets the sockets of all processes speak over this Redis; answers its connection, to be closed at the end. */
export async function joinRedis(
  io: Server<never, DefaultEventsMap>,
  url: string,
  log: Platform['log'],
): Promise<{ close(): Promise<unknown> }> {
  const redis = createClient({ url });
  redis.on('error', (error: Error) => log.error({ err: error }, 'redis'));
  await redis.connect();
  io.adapter(createAdapter(redis));
  return redis;
}
