import type { Platform } from '../platform.ts';

/** Who calls: a person or nobody, whether the call may write, and whether others' processes have to know. */
export type Caller = { userId: string | null; isWrite: boolean; isStaff: boolean };

/** Runs the handler of a request. */
export type Around = <T>(caller: Caller, work: () => Promise<T>) => Promise<T>;

const channel = 'wrote';

/**
 * Lets staff read what they have just written: after a write their reads go to the writer, on every process, until the
 * standbys have it. Only staff read from standbys, so only their writes are told to other processes. Null without
 * standbys: then requests run as they are.
 */
export function readOwnWrites({ replicas, bus }: Pick<Platform, 'replicas' | 'bus'>): Around | null {
  if (!replicas) return null;
  bus.subscribe(channel, replicas.wrote);
  return async ({ userId, isWrite, isStaff }, work) => {
    if (!isWrite || userId === null) return replicas.readAs(userId, work);
    replicas.wrote(userId);
    try {
      return await replicas.readAs(userId, work);
    } finally {
      replicas.wrote(userId);
      if (isStaff)
        // Without the database nobody reads anything; the write has failed, too.
        await bus.send(channel, userId).catch(() => undefined);
    }
  };
}
