import { connect, type Socket } from 'node:net';

/** A response as received. */
export type HttpResponse = { status: number; headers: Record<string, string>; body: Buffer };

/** Returns a request as bytes, for a keep-alive connection. */
export function requestBytes(
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {},
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(text ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

// The first search waits for its index to be built.
const patienceMs = 60_000;
const headEnd = Buffer.from('\r\n\r\n');

/**
 * A connection that sends one request at a time. It does as little as possible, because it shares the machine with
 * the server under test: responses must have a content-length.
 */
export class Connection {
  private readonly socket: Socket;
  private chunks: Buffer[] = [];
  private held = 0;
  private needed = -1;
  private done: (status: number) => void = () => undefined;
  private failed: (error: Error) => void = () => undefined;

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.setNoDelay(true);
    this.socket.on('data', (chunk: Buffer) => this.take(chunk));
    this.socket.on('error', (error) => this.failed(error));
    this.socket.setTimeout(patienceMs, () => this.failed(new Error('The server does not respond.')));
    this.socket.on('close', () => this.failed(new Error('The server closed the connection.')));
  }

  private take(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.held += chunk.length;
    if (this.needed < 0) {
      const start = this.chunks.length === 1 ? chunk : Buffer.concat(this.chunks);
      const end = start.indexOf(headEnd);
      if (end < 0) return;
      const head = start.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      this.needed = end + 4 + Number(length ?? 0);
    }
    if (this.held < this.needed) return;
    const status = Number((this.chunks[0] as Buffer).toString('latin1', 9, 12));
    this.done(status);
  }

  /** Sends a request. Resolves with the status when the response is complete. */
  send(request: Buffer): Promise<number> {
    this.chunks = [];
    this.held = 0;
    this.needed = -1;
    return new Promise((resolve, reject) => {
      this.done = resolve;
      this.failed = reject;
      this.socket.write(request);
    });
  }

  /** Returns the whole last response. */
  answer(): HttpResponse {
    const all = Buffer.concat(this.chunks);
    const end = all.indexOf(headEnd);
    const [first = '', ...lines] = all.toString('latin1', 0, end).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    return { status: Number(first.slice(9, 12)), headers, body: all.subarray(end + 4) };
  }

  close(): void {
    this.failed = () => undefined;
    this.socket.destroy();
  }
}

/** Sends one request on its own connection. */
export async function ask(port: number, request: Buffer): Promise<HttpResponse> {
  const connection = new Connection(port);
  try {
    await connection.send(request);
    return connection.answer();
  } finally {
    connection.close();
  }
}
