/** Rooms of chats that a socket without a session has asked for, five at most. */
export type Asked = { rooms: Set<string> };

const keptMs = 60_000;
const mostKept = 10_000;
const mostRooms = 5;

/** Adds the room of a chat; ignores an empty id and every room after the fifth. */
export function noteRoom({ rooms }: Asked, sessionId: string): void {
  if (sessionId !== '' && rooms.size < mostRooms) rooms.add(sessionId);
}

/**
 * Creates the memory of sockets that are closed because they are older than the login of their person (decision 0022).
 * It lets `register` and `joinRoom` take effect after the reconnection, also for a client that emits them once. It
 * proves nothing: whoever comes back needs a session of their own, and the same address.
 */
export function createReturning(now: () => Date) {
  const kept = new Map<string, { asked: Asked; until: number }>();
  const keyOf = (userId: string, address: string) => `${userId} ${address}`;

  return {
    /** Remembers the requests of a closed socket for a minute. */
    expect(userId: string, address: string, asked: Asked): void {
      const at = now().getTime();
      const key = keyOf(userId, address);
      kept.delete(key);
      kept.set(key, { asked, until: at + keptMs });
      for (const [oldest, { until }] of kept) {
        if (until > at && kept.size <= mostKept) break;
        kept.delete(oldest);
      }
    },

    /** Returns the requests of a closed socket, once; null when there is none. */
    take(userId: string, address: string): Asked | null {
      const key = keyOf(userId, address);
      const found = kept.get(key);
      kept.delete(key);
      return found && found.until > now().getTime() ? found.asked : null;
    },
  };
}
