import { Socket } from 'node:net';

/** The sockets of connections to PostgreSQL, which are cut together. */
export type PoolSockets = {
  /** Creates the socket of a connection (option `stream` of pg). */
  create: () => Socket;
  /** Ends all connections. Their statements under way fail as those of a database that is away. */
  cut: () => void;
};

/** Creates an empty group of sockets. */
export function createPoolSockets(): PoolSockets {
  const open = new Set<Socket>();
  return {
    create() {
      const socket = new Socket();
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      return socket;
    },
    cut() {
      for (const socket of open)
        socket.destroy(
          Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT', syscall: 'read' }),
        );
    },
  };
}
