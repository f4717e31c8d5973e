import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Connection, SocketServer } from './socket-server.ts';

/** Bytes that a socket may leave unread: some sixty of the largest events. */
const usualMaxBytes = 2 ** 20;
const lookMs = 250;

/**
 * Closes sockets whose client does not read. A client can keep its socket alive without reading, while events wait for it
 * in memory: those of socket.io in its buffer, frames of the protocol in the connection.
 */
export function endUnreadSockets(app: FastifyInstance, io: SocketServer, maxBytes = usualMaxBytes): void {
  io.engine.on('connection', (connection: Connection) => {
    let waiting = 0;
    connection.on('packetCreate', ({ data }: { data?: unknown }) => {
      waiting += typeof data === 'string' ? data.length : 0;
      if (waiting > maxBytes) connection.close(true);
    });
    connection.on('flush', () => {
      waiting = 0;
    });
  });

  const upgraded = new Set<Duplex>();
  app.server.on('upgrade', (_request, socket: Duplex) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });
  const timer = setInterval(() => {
    for (const socket of upgraded) if (socket.writableLength > maxBytes) socket.destroy();
  }, lookMs);
  timer.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
