import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the range of ephemeral ports, so that no outgoing connection takes a port before its server does. Each worker of
// Vitest has a lane of its own; programs that are no worker share the first.
const lowest = 20_000;
const laneSize = 1000;
const lane = lowest + laneSize * (Number(process.env.VITEST_POOL_ID ?? 0) % 10);

/** The place in the lane of the port that is tried next. It goes round, so that no port is given again soon. */
let next = randomInt(laneSize);

/** Returns a port that nothing listens on now, and that this process and Vitest's other workers do not return soon. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lane + next;
    next = (next + 1) % laneSize;
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!free) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}
