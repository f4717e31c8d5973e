import { onCheckpoint } from '../platform/core/checkpoint.ts';

/**
 * Forces a race: the first `parties` requests that reach the checkpoint wait for each other and then continue together.
 * Later ones pass. Returns a function that removes the checkpoint. A party that never comes shows as a test time-out.
 */
export function meetAt(name: string, parties: number): () => void {
  let arrived = 0;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return onCheckpoint(name, async () => {
    arrived += 1;
    if (arrived === parties) open();
    if (arrived <= parties) await all;
  });
}

/**
 * Holds the first request that reaches the checkpoint until `release` is called. `reached` resolves when it is there.
 */
export function holdAt(name: string): { reached: Promise<void>; release: () => void } {
  let release: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let first = true;
  const remove = onCheckpoint(name, async () => {
    if (!first) return;
    first = false;
    arrive();
    await gate;
  });
  return {
    reached,
    release: () => {
      remove();
      release();
    },
  };
}
