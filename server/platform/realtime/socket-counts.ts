/** Limits of open sockets on one process. */
export type SocketLimits = { perPerson: number; perAddress: number };

/** The owner of an open connection: a person, a visitor, or pending until the session is known. */
export type Holder = { kind: 'person' | 'visitor' | 'pending'; key: string };

const nameOf = ({ kind, key }: Holder): string => `${kind} ${key}`;

/** The counts of open connections on this process. */
export type SocketCounts = ReturnType<typeof createSocketCounts>;

/**
 * Creates the counts of open connections on this process. A person is counted by user id, from any address. Only
 * connections without a session are counted by address, because a carrier puts thousands of people behind one.
 */
export function createSocketCounts() {
  const counts = new Map<string, number>();
  const holders = new WeakMap<object, Holder>();
  const countOf = (holder: Holder): number => counts.get(nameOf(holder)) ?? 0;
  function add(holder: Holder, by: 1 | -1): void {
    const count = countOf(holder) + by;
    if (count > 0) counts.set(nameOf(holder), count);
    else counts.delete(nameOf(holder));
  }

  return {
    /** Returns whether a handshake may continue. `address`: see `addressKey`. */
    admits(
      sender: { userId: string | null; address: string; mayNameToken: boolean },
      limits: SocketLimits,
    ): boolean {
      const pending = countOf({ kind: 'pending', key: sender.address });
      if (sender.userId !== null) return countOf({ kind: 'person', key: sender.userId }) < limits.perPerson;
      // A client of another origin sends its token after the handshake, so visitors must not crowd it out.
      const visitors = sender.mayNameToken ? 0 : countOf({ kind: 'visitor', key: sender.address });
      return pending + visitors < limits.perAddress;
    },

    /** Counts an open connection whose session is not known yet. */
    open(connection: object, address: string): void {
      const holder: Holder = { kind: 'pending', key: address };
      holders.set(connection, holder);
      add(holder, 1);
    },

    /** Counts a connection for its person, or as a visitor of its address. Returns false when that is one too many. */
    settle(connection: object, userId: string | null, limits: SocketLimits): boolean {
      const before = holders.get(connection);
      if (!before) return false;
      const holder: Holder = userId ? { kind: 'person', key: userId } : { kind: 'visitor', key: before.key };
      if (countOf(holder) >= (userId ? limits.perPerson : limits.perAddress)) return false;
      add(before, -1);
      add(holder, 1);
      holders.set(connection, holder);
      return true;
    },

    /** Forgets a closed connection. */
    close(connection: object): void {
      const holder = holders.get(connection);
      if (holder) add(holder, -1);
      holders.delete(connection);
    },
  };
}
