import { createServer } from 'node:net';

/** Tries to listen; answers the port, or nothing when it is taken. An address the machine does not have is free. */
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

/** True when nobody listens on the port, on neither loopback: browsers try `localhost` on both. */
export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  for (const address of new Set([host, '127.0.0.1', '::1'])) {
    if ((await tryListen(port, address)) === undefined) return false;
  }
  return true;
}

/** A port that nobody uses, chosen by the system. */
export async function freePort(): Promise<number> {
  const port = await tryListen(0, '127.0.0.1');
  if (port === undefined) throw new Error('The system has no free port.');
  return port;
}

/** The first free port from this one on. */
export async function nextFreePort(from: number, host?: string): Promise<number> {
  for (let port = from; port < from + 100; port += 1) if (await isFree(port, host)) return port;
  throw new Error(`No free port from ${from} to ${from + 99}.`);
}
