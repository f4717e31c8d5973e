import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './test-shop.ts';

/** A line to a database that can be cut and mended, as a network or a server that goes away and comes back. */
export type CutLine = {
  /** The database's address over this line. */
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
};

/** Lays a line to the database of this address; it is whole at first. */
export async function layLine(databaseUrl: string): Promise<CutLine> {
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
