/** How far the writer was (a position in its log, in bytes), and when that was seen (UTC ms). */
type Sample = { lsn: number; at: number };

/** Measures how old the data of a standby is, with one clock: that of this process. */
export type LagMeter = {
  /** Notes the position of the writer at a time. */
  add(lsn: number, at: number): void;
  /**
   * Returns the age (ms) of the oldest write that a standby at this position lacks; 0 when it lacks none. Null when the
   * writer was not seen lately, or not yet when that was written: then nobody knows.
   */
  lagOf(replayed: number, at: number): number | null;
};

const keepMs = 120_000;
const unseenMs = 3000;

/**
 * Creates a meter. `now() - pg_last_xact_replay_timestamp()` would grow while nobody writes, and compare the clocks of
 * two machines. So the positions of the writer are noted, and a standby is as old as the first that it has not reached.
 */
export function createLagMeter(): LagMeter {
  let samples: Sample[] = [];
  return {
    add(lsn, at) {
      const last = samples.at(-1);
      // Another primary after a failover may have a lower position: the notes of the old one say nothing any more.
      if (last && lsn < last.lsn) samples = [];
      samples.push({ lsn, at });
      while (samples[0] && at - samples[0].at > keepMs) samples.shift();
    },
    lagOf(replayed, at) {
      const last = samples.at(-1);
      if (!last || at - last.at > unseenMs) return null;
      const missing = samples.findIndex(({ lsn }) => lsn > replayed);
      if (missing < 0) return 0;
      // What was written since the look before may be as old as that look. Before the first look it may be of any age.
      const since = samples[missing - 1];
      return since ? Math.max(0, at - since.at) : null;
    },
  };
}
