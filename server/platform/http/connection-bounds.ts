import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Bounds of responses under way at once: being rendered, or unread by a client that reads slowly or never. */
export type ConnectionBounds = {
  /** On one connection. Browsers and proxies send the next request when they have read the response. */
  perConnection: number;
  /** For one address, over all its connections. */
  perAddress: number;
  /** Bytes that one address has not read. The next request is refused. */
  unreadBytes: number;
};

/** The bounds of production. A carrier puts thousands of phones behind one address. */
export const usualBounds: ConnectionBounds = {
  perConnection: 10,
  perAddress: 1000,
  unreadBytes: 64 * 2 ** 20,
};

/** `cut`: the connection is closed, so nobody reads a response. `crowded`: this address has too much under way. */
export type Admission = 'admitted' | 'cut' | 'crowded';

/** Decides whether a request is served, and counts it until its response is read. */
export type Admit = (request: IncomingMessage, response: ServerResponse, address: string) => Admission;

/**
 * Creates the bound of what one client may ask for without reading. Node parses up to 64 KB at once, and dispatches every
 * request in it, so a client that pipelines and never reads would have 1,500 responses rendered and kept in memory. Its
 * connection is closed at the first request too many.
 */
export function createAdmission({ perConnection, perAddress, unreadBytes }: ConnectionBounds): Admit {
  const byAddress = new Map<string, Set<ServerResponse>>();
  const byConnection = new WeakMap<Socket, Map<ServerResponse, string>>();

  function release(response: ServerResponse, address: string): void {
    const others = byAddress.get(address);
    others?.delete(response);
    if (others?.size === 0) byAddress.delete(address);
  }

  /** Returns the responses under way on a connection. A response that waits for its turn does not notice its end. */
  function underWayOn(socket: Socket): Map<ServerResponse, string> {
    const known = byConnection.get(socket);
    if (known) return known;
    const underWay = new Map<ServerResponse, string>();
    byConnection.set(socket, underWay);
    socket.once('close', () => {
      for (const [response, address] of underWay) release(response, address);
      underWay.clear();
    });
    return underWay;
  }

  function isCrowded(others: ReadonlySet<ServerResponse>): boolean {
    if (others.size >= perAddress) return true;
    let unread = 0;
    for (const { writableLength } of others) unread += writableLength;
    return unread > unreadBytes;
  }

  return (request, response, address) => {
    const { socket } = request;
    if (socket.destroyed) return 'cut';
    const underWay = underWayOn(socket);
    if (underWay.size >= perConnection) {
      socket.destroy();
      return 'cut';
    }
    const others = byAddress.get(address) ?? new Set();
    const crowded = isCrowded(others);
    byAddress.set(address, others.add(response));
    underWay.set(response, address);
    response.once('close', () => {
      underWay.delete(response);
      release(response, address);
    });
    return crowded ? 'crowded' : 'admitted';
  };
}
