import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** A pooler between shop and database, with the address that leads through it. */
export type Pooler = { url: string; close(): Promise<void> };

type Server = { socket: Socket; onData: (data: Buffer) => void };

const int = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const message = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int(body.length + 4), body]);
};
const greeting = (pid: number): Buffer =>
  Buffer.concat([message('R', int(0)), message('K', int(pid), int(7)), message('Z', Buffer.from('I'))]);

/** Splits a stream into messages of the protocol; each has a type byte and a length. */
function splitter(onMessage: (type: string, bytes: Buffer) => void): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (data) => {
    rest = rest.length > 0 ? Buffer.concat([rest, data]) : data;
    while (rest.length >= 5) {
      const size = 1 + rest.readInt32BE(1);
      if (rest.length < size) return;
      const bytes = rest.subarray(0, size);
      rest = rest.subarray(size);
      onMessage(String.fromCharCode(bytes[0] ?? 0), bytes);
    }
  };
}

/** Logs in with pg's client, and takes its socket over. */
async function openServer(url: string): Promise<Server> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection;
  for (const event of ['data', 'error', 'close', 'end']) socket.removeAllListeners(event);
  const server: Server = { socket, onData: () => undefined };
  socket.on('data', (data: Buffer) => server.onData(data));
  socket.on('error', () => undefined);
  return server;
}

/** Serves one client: it holds a server from its first message until the server is idle again. */
function serve(
  near: Socket,
  pid: number,
  pool: { take(): Promise<Server>; give(server: Server): void },
): void {
  let server: Promise<Server> | null = null;
  let open = 0;
  let greeted = false;

  const fromServer = (own: Server) =>
    splitter((type, bytes) => {
      near.write(bytes);
      if (type !== 'Z') return;
      open -= 1;
      if (open > 0 || String.fromCharCode(bytes[5] ?? 0) !== 'I') return;
      server = null;
      pool.give(own);
    });
  const forward = splitter((type, bytes) => {
    if (type === 'X') return;
    // A response ends with ReadyForQuery: one for each query and each Sync.
    if (type === 'Q' || type === 'S') open += 1;
    const copy = Buffer.from(bytes);
    server ??= pool.take().then((own) => {
      own.onData = fromServer(own);
      return own;
    });
    void server.then((own) => own.socket.write(copy));
  });
  near.on('data', (data: Buffer) => {
    if (greeted) return forward(data);
    greeted = true;
    near.write(greeting(pid));
  });
  near.on('error', () => near.destroy());
  near.on('close', () => {
    // A client that left within a transaction: its server goes, too, as with any pooler.
    void server?.then(({ socket }) => socket.destroy());
  });
}

/**
 * Starts a pooler in transaction mode, without passwords. Each transaction gets the server connection that was unused
 * for the longest time, so that two statements outside of a transaction never meet on one.
 */
export async function startSmallPooler(databaseUrl: string, size = 4): Promise<Pooler> {
  const idle = await Promise.all(Array.from({ length: size }, () => openServer(databaseUrl)));
  const waiting: ((server: Server) => void)[] = [];
  const ends = new Set<Socket>();
  const pool = {
    async take(): Promise<Server> {
      const server = idle.shift();
      if (!server) return new Promise<Server>((resolve) => waiting.push(resolve));
      return server.socket.destroyed ? openServer(databaseUrl) : server;
    },
    give(server: Server): void {
      const next = waiting.shift();
      if (next) next(server);
      else idle.push(server);
    },
  };
  let clients = 0;
  const listener = createServer((near) => {
    clients += 1;
    ends.add(near);
    near.on('close', () => ends.delete(near));
    serve(near, 1_000_000_000 + clients, pool);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    async close() {
      for (const end of ends) end.destroy();
      for (const { socket } of idle) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
