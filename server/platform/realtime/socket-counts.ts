/** Limits of open sockets on one process. */
export type SocketLimits = { perPerson: number; perAddress: number };

/** The sender of a handshake: the person of its session cookie, and its address (see `addressKey`). */
export type Sender = { userId: string | null; address: string };

/** The owner of an open connection: a person, a visitor, or pending until its token is read. */
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
  const holders = new WeakMap<object, { holder: Holder; address: string }>();
  const countOf = (holder: Holder): number => counts.get(nameOf(holder)) ?? 0;
  function add(holder: Holder, by: 1 | -1): void {
    const count = countOf(holder) + by;
    if (count > 0) counts.set(nameOf(holder), count);
    else counts.delete(nameOf(holder));
  }

  return {
    /** Returns whether a handshake may continue. */
    admits(sender: Sender & { mayNameToken: boolean }, limits: SocketLimits): boolean {
      const pending = countOf({ kind: 'pending', key: sender.address });
      if (sender.userId !== null) return countOf({ kind: 'person', key: sender.userId }) < limits.perPerson;
      // A client of another origin sends its token after the handshake, so visitors must not crowd it out.
      const visitors = sender.mayNameToken ? 0 : countOf({ kind: 'visitor', key: sender.address });
      return pending + visitors < limits.perAddress;
    },

    /**
     * Counts an open connection: for the person of its cookie from the first moment on, else as pending for its
     * address. Returns false when that is one too many: of many handshakes at once, each was admitted before the others
     * were counted.
     */
    open(connection: object, { userId, address }: Sender, limits: SocketLimits): boolean {
      const holder: Holder = userId ? { kind: 'person', key: userId } : { kind: 'pending', key: address };
      if (countOf(holder) >= (userId ? limits.perPerson : limits.perAddress)) return false;
      holders.set(connection, { holder, address });
      add(holder, 1);
      return true;
    },

    /** Counts a connection for its person, or as a visitor of its address. Returns false when that is one too many. */
    settle(connection: object, userId: string | null, limits: SocketLimits): boolean {
      const before = holders.get(connection);
      if (!before) return false;
      const holder: Holder = userId
        ? { kind: 'person', key: userId }
        : { kind: 'visitor', key: before.address };
      if (nameOf(holder) === nameOf(before.holder)) return true;
      if (countOf(holder) >= (userId ? limits.perPerson : limits.perAddress)) return false;
      add(before.holder, -1);
      add(holder, 1);
      holders.set(connection, { holder, address: before.address });
      return true;
    },

    /** Forgets a closed connection. */
    close(connection: object): void {
      const known = holders.get(connection);
      if (known) add(known.holder, -1);
      holders.delete(connection);
    },
  };
}
