import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Room } from './drill.ts';

/** A room and its end. */
export type OpenRoom = { room: Room; close(): Promise<string[]> };

/** Opens the room of a drill. `close` runs what was registered, in reverse, and returns what could not be stopped. */
export async function openRoom(name: string, options: { full: boolean; only?: string }): Promise<OpenRoom> {
  const folder = await mkdtemp(join(tmpdir(), `navaratna-drill-${name}-`));
  const stops: (() => unknown)[] = [];
  const started = Date.now();
  return {
    room: {
      folder,
      full: options.full,
      only: options.only ?? null,
      say: (line) => {
        const seconds = String(Math.round((Date.now() - started) / 1000)).padStart(4);
        console.log(`  ${seconds} s  ${name}: ${line}`);
      },
      after: (stop) => void stops.push(stop),
    },
    async close() {
      const problems: string[] = [];
      for (const stop of stops.reverse()) {
        try {
          await stop();
        } catch (error) {
          problems.push(`${name} could not be cleared away: ${(error as Error).message}`);
        }
      }
      await rm(folder, { recursive: true, force: true });
      return problems;
    },
  };
}
