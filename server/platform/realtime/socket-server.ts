import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '#contract/consultations/chat/events.ts';
import { createAdmission, usualBounds } from '../http/connection-bounds.ts';
import { hasTwoHosts } from '../http/malformed.ts';
import { visitorAddress } from '../http/proxy.ts';
import { type HeaderOptions, safeHeaderLines, safeHeaders } from '../http/safe-headers.ts';
import { cookieToken } from '../http/serve.ts';
import { addressKey } from '../limits/address-key.ts';
import type { Platform } from '../platform.ts';
import type { ResolveSession } from '../security/session.ts';
import type { Sender, SocketCounts, SocketLimits } from './socket-counts.ts';

/** The data of a socket: token and session of its handshake (null for a visitor), and the time of the handshake. */
export type SocketData = { token: string | null; sid: string | null; openedAt: Date };

/** One open socket, with typed events. */
export type LiveSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** The socket.io server, with typed events. */
export type SocketServer = Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** The dependencies of the handshake. `isLeaving`: this process admits no new socket. */
export type HandshakeOptions = {
  resolveSession: ResolveSession;
  limits: () => Promise<SocketLimits>;
  counts: SocketCounts;
  isLeaving: () => boolean;
};

/** The connection below a socket, over either transport. */
export type Connection = Socket['conn'];

// Bytes. A chat message has at most 2,000 characters, and no client event is larger than this.
const maxEventBytes = 16_384;

/** Returns the origins of our own pages: PUBLIC_URL's, and outside production this machine at the shop's port. */
function originsOf({ publicUrl, production, port }: Platform['config']): ReadonlySet<string> {
  const local = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  return new Set([new URL(publicUrl).origin, ...(production ? [] : local)]);
}

/** Returns whether a request of the polling transport belongs to a socket that is open. */
const isOpen = (request: IncomingMessage): boolean => /[?&]sid=/.test(request.url ?? '');

/** The response to a handshake while this process ends: a proxy then asks another process. */
const leavingStart = 'HTTP/1.1 503 Service Unavailable\r\n';

/**
 * Adds the security headers to a refused WebSocket handshake. engine.io writes that response itself, as HTML and without
 * a hook. While this process ends the response is a 503.
 */
function headRefusals(app: FastifyInstance, options: HeaderOptions, isLeaving: () => boolean): void {
  const start = 'HTTP/1.1 400 Bad Request\r\n';
  const headers = safeHeaderLines(options)
    .map((line) => `${line}\r\n`)
    .join('');
  app.server.prependListener('upgrade', (_request, socket: Duplex) => {
    const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
    // Only the first bytes of the connection are a response.
    socket.write = (chunk: unknown, ...rest: unknown[]): boolean => {
      Reflect.deleteProperty(socket, 'write');
      const isRefusal = typeof chunk === 'string' && chunk.startsWith(start);
      const first = (isLeaving() ? leavingStart : start) + headers;
      return write(isRefusal ? chunk.replace(start, first) : chunk, ...rest);
    };
  });
}

/**
 * Mounts socket.io on the shop's server. Refuses handshakes from pages of origins that are not listed. Refuses one
 * socket too many of a person, or of the visitors of an address, on this process (setting `sockets`).
 */
export function createSocketServer(
  app: FastifyInstance,
  { config, log }: Pick<Platform, 'config' | 'log'>,
  { resolveSession, limits, counts, isLeaving }: HandshakeOptions,
): SocketServer {
  const ours = originsOf(config);
  const addressOf = (request: IncomingMessage): string =>
    addressKey(visitorAddress(request, config.trustProxy));
  const admitted = new WeakMap<IncomingMessage, { sender: Sender; most: SocketLimits }>();

  /** Returns true when a handshake comes from a page of ours and its sender has not too many sockets open. */
  async function admits(request: IncomingMessage): Promise<boolean> {
    const { origin } = request.headers;
    if (origin !== undefined && !ours.has(origin) && !config.clientOrigins.includes(origin)) return false;
    const token = cookieToken(request.headers);
    const session = token ? await resolveSession(token) : null;
    const mayNameToken = origin === undefined || !ours.has(origin);
    const sender = { userId: session?.userId ?? null, address: addressOf(request) };
    const most = await limits();
    admitted.set(request, { sender, most });
    return counts.admits({ ...sender, mayNameToken }, most);
  }

  const io: SocketServer = new Server(app.server, {
    serveClient: false,
    maxHttpBufferSize: maxEventBytes,
    // A lost connection is detected within 25 s.
    pingInterval: 10_000,
    pingTimeout: 15_000,
    // A client sends its token at once. One that never does is disconnected.
    connectTimeout: 10_000,
    cors: { origin: [...ours, ...config.clientOrigins], credentials: true },
    allowRequest: (request, decide) =>
      void admits(request).then(
        (allowed) => decide(null, allowed && !isLeaving()),
        (error: Error) => {
          log.error(
            { err: error },
            'socket handshake failed: connection refused; the client retries by itself',
          );
          decide(null, false);
        },
      ),
  });
  // socket.io responds beside Fastify, so no hook adds these headers.
  const options = { crossOrigin: config.clientOrigins.length > 0, publicUrl: config.publicUrl };
  headRefusals(app, options, isLeaving);
  const headers = safeHeaders({ path: io.path(), type: '' }, options);
  const admit = createAdmission(usualBounds);
  io.engine.use((request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void) => {
    const isHttp = response instanceof ServerResponse;
    if (isHttp && admit(request, response, addressOf(request)) !== 'admitted')
      return next(new Error('too many requests'));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Refused with 400, by either transport.
    if (hasTwoHosts(request)) return next(new Error('two hosts'));
    if (!isLeaving() || !isHttp || isOpen(request)) return next();
    response.writeHead(503).end();
    next(new Error('leaving'));
  });
  io.engine.on('connection', (connection: Connection) => {
    const handshake = admitted.get(connection.request);
    if (!handshake || !counts.open(connection, handshake.sender, handshake.most))
      return connection.close(true);
    connection.once('close', () => counts.close(connection));
  });
  return io;
}
