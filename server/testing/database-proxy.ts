import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './test-shop.ts';

/** A TCP proxy to a database that can be cut and restored, like a network or a server that fails and comes back. */
export type DatabaseProxy = {
  /** The database's address through this proxy. */
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
};

/** Starts a proxy to the database of this address. It is connected at first. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const port = await freePort();
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.pipe(other);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
  });
  const mend = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await mend();
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    mend,
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const end of ends) end.destroy();
      }),
  };
}
