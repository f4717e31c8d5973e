import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** A TCP proxy before a server. It fails on demand, like a network or a server that fails and comes back. */
export type TcpProxy = {
  port: number;
  /** Returns an address of the server, such as `DATABASE_URL`, through this proxy. */
  urlOf(url: string): string;
  /**
   * Ends connections and refuses new ones until `mend`. With `match` only those whose client has sent a matching text:
   * PostgreSQL's clients begin with their application_name.
   */
  cut(match?: RegExp): Promise<void>;
  /** Passes nothing on, but leaves connections open until `mend`, like a network that loses every packet. */
  freeze(match?: RegExp): void;
  /** Delays everything that the server sends by these milliseconds, until `mend`. */
  slow(ms: number): void;
  /** Answers new connections with HTTP status 500 and ends them, until `mend`. */
  answer500(): void;
  /** Works again. Frozen bytes are passed on. */
  mend(): Promise<void>;
  /** Ends every connection and stops for good. */
  close(): Promise<void>;
};

/** A connection. `held` is what its client sent while it was frozen. */
type Line = { near: Socket; far: Socket; opening: string; held: Buffer[] };

/** How much of what a client sends first is searched for a match. */
const openingLength = 4096;
const refusal = 'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

type Trouble = { kind: 'none' | 'cut' | 'freeze' | '500'; match: RegExp | null; delayMs: number };

/** Starts a proxy to a server. It is connected at first. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const port = await freePort();
  const lines = new Set<Line>();
  let trouble: Trouble = { kind: 'none', match: null, delayMs: 0 };
  const isHit = (line: Line) => !trouble.match || trouble.match.test(line.opening);
  const end = ({ near, far }: Line) => {
    near.destroy();
    far.destroy();
  };
  /** Ends or pauses a line, if it is one of those in trouble. */
  function apply(line: Line): void {
    const hit = isHit(line);
    if (trouble.kind === 'cut' && hit) end(line);
    if (trouble.kind === 'freeze' && hit) for (const side of [line.near, line.far]) side.pause();
    if (trouble.kind !== 'none') return;
    for (const chunk of line.held.splice(0)) line.far.write(chunk);
    for (const side of [line.near, line.far]) side.resume();
  }

  const server = createServer((near) => {
    if (trouble.kind === '500') {
      near.on('error', () => undefined);
      // A socket that nobody reads never sees its end, and the server would not close.
      near.resume();
      near.end(refusal);
      return;
    }
    const far = connect(target.port, target.host);
    const line: Line = { near, far, opening: '', held: [] };
    lines.add(line);
    near.on('data', (chunk: Buffer) => {
      if (line.opening.length < openingLength) line.opening += chunk.toString('latin1');
      apply(line);
      if (trouble.kind === 'freeze' && isHit(line)) line.held.push(chunk);
      else if (!far.destroyed) far.write(chunk);
    });
    far.on('data', (chunk: Buffer) => {
      if (trouble.delayMs > 0) setTimeout(() => near.destroyed || near.write(chunk), trouble.delayMs);
      else near.write(chunk);
    });
    for (const side of [near, far]) {
      side.on('error', () => end(line));
      side.on('close', () => {
        lines.delete(line);
        end(line);
      });
    }
  });
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const unlisten = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      lines.forEach(end);
    });
  const start = (next: Partial<Trouble>) => {
    trouble = { kind: 'none', match: null, delayMs: 0, ...next };
    lines.forEach(apply);
  };
  await listen();
  return {
    port,
    urlOf: (url) => Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    async cut(match) {
      start({ kind: 'cut', match: match ?? null });
      if (!match && server.listening) await unlisten();
    },
    freeze: (match) => start({ kind: 'freeze', match: match ?? null }),
    slow: (delayMs) => start({ delayMs }),
    answer500: () => start({ kind: '500' }),
    async mend() {
      start({});
      if (!server.listening) await listen();
    },
    close: async () => {
      if (server.listening) await unlisten();
    },
  };
}

/** Starts a proxy to the database of this address. */
export const startDatabaseProxy = (databaseUrl: string): Promise<TcpProxy> => {
  const { hostname, port } = new URL(databaseUrl);
  return startTcpProxy({ host: hostname, port: Number(port) });
};
