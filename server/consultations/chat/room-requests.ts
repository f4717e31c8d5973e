/** Rooms of chats that a socket without a session has asked for, at most five. */
export type RoomRequests = { rooms: Set<string> };

const keptMs = 60_000;
const mostKept = 10_000;
const mostRooms = 5;

/** Adds the room of a chat; ignores an empty id and every room after the fifth. */
export function noteRoom({ rooms }: RoomRequests, sessionId: string): void {
  if (sessionId !== '' && rooms.size < mostRooms) rooms.add(sessionId);
}

/** The memory of sockets that were closed because they predate a login. */
export type Returning = ReturnType<typeof createReturning>;

/**
 * Creates the memory of sockets that were closed because they predate the login of their person (decision 0022). It
 * lets `register` and `joinRoom` take effect after the reconnection, also for a client that emits them once. It grants
 * nothing: the person needs a session of their own and the same address.
 */
export function createReturning(now: () => Date) {
  const closed = new Map<string, { asked: RoomRequests; until: number }>();
  const keyOf = (userId: string, address: string) => `${userId} ${address}`;

  return {
    /** Remembers the requests of a closed socket for a minute. */
    expect(userId: string, address: string, asked: RoomRequests): void {
      const at = now().getTime();
      const key = keyOf(userId, address);
      closed.delete(key);
      closed.set(key, { asked, until: at + keptMs });
      for (const [oldest, { until }] of closed) {
        if (until > at && closed.size <= mostKept) break;
        closed.delete(oldest);
      }
    },

    /** Returns the requests of a closed socket, once; null when there is none. */
    take(userId: string, address: string): RoomRequests | null {
      const key = keyOf(userId, address);
      const found = closed.get(key);
      closed.delete(key);
      return found && found.until > now().getTime() ? found.asked : null;
    },
  };
}
