import { createServer } from 'node:net';

/** Listens for a moment. Returns the port, or undefined if it is taken. An address that the machine lacks is free. */
function tryListen(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(port);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const got = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(got));
    });
  });
}

/** Returns true when nothing listens on the port. Checks both loopbacks, because browsers try `localhost` on both. */
export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  for (const address of new Set([host, '127.0.0.1', '::1'])) {
    if ((await tryListen(port, address)) === undefined) return false;
  }
  return true;
}

/** The ports that this process was given. The system may choose one again until something listens there. */
const given = new Set<number>();

/** Returns a free port that the system chooses, another one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await tryListen(0, '127.0.0.1');
    if (port === undefined) throw new Error('The system has no free port.');
    if (given.has(port)) continue;
    given.add(port);
    return port;
  }
}
