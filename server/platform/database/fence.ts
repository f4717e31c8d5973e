import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A server of a cluster. `timeline` grows by each promotion, so of two primaries the one with the lower timeline is the
 * old one. `system` is the number that a cluster and its copies share.
 */
export type ServerState = { isPrimary: boolean; timeline: number; system: string };

/** The newest primary that was seen: its cluster and its timeline. */
export type Seen = { system: string; timeline: number };

/** Remembers the newest primary, so that no older one gets a write. */
export type Fence = {
  /** Returns why a server gets no writes; null for one that does, which is then remembered. */
  refusal(state: ServerState): string | null;
  timeline(): number;
  /** Keeps the fence in this file, which all processes of a machine share and which outlives them. */
  keepIn(path: string): void;
};

function readSeen(path: string): Seen | null {
  try {
    const { system, timeline } = JSON.parse(readFileSync(path, 'utf8'));
    return typeof system === 'string' && Number.isInteger(timeline) ? { system, timeline } : null;
  } catch {
    return null;
  }
}

/** Writes the file at once or not at all: another process may read it meanwhile. */
function writeSeen(path: string, seen: Seen): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(seen));
  renameSync(`${path}.${process.pid}`, path);
}

/** Creates a fence that has seen nothing. */
export function createFence(): Fence {
  let seen: Seen | null = null;
  let file: string | null = null;

  /** Takes over what another process has seen. */
  function readFile(): void {
    const other = file === null ? null : readSeen(file);
    if (other && (!seen || other.timeline > seen.timeline)) seen = other;
  }

  return {
    refusal({ isPrimary, timeline, system }) {
      if (!isPrimary) return 'it is a standby';
      readFile();
      if (seen && seen.system !== system)
        return `it is another cluster (${system}) than before (${seen.system})${file ? `; if that is meant, remove ${file}` : ''}`;
      if (seen && timeline < seen.timeline)
        return `it is an old primary: its timeline is ${timeline}, and ${seen.timeline} was seen`;
      if (!seen || timeline > seen.timeline) {
        seen = { system, timeline };
        if (file) writeSeen(file, seen);
      }
      return null;
    },
    timeline: () => seen?.timeline ?? 0,
    keepIn(path) {
      file = path;
      readFile();
    },
  };
}
