import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Figures } from './drill.ts';

/** The end of a drill: passed, failed with what was disproved, or skipped with the reason. */
export type Result = {
  name: string;
  verdict: 'passed' | 'failed' | 'skipped';
  figures: Figures;
  problems: string[];
  seconds: number;
};

/** Results of a long run that was not finished yet, by name. */
export type State = Record<string, Result>;

/** Reads the state of a run. Without a file, or with a broken one, a run begins anew. */
export function readState(file: string): State {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch {
    return {};
  }
}

/** Writes the state. A killed run leaves the whole old one or the whole new one. */
export function writeState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state, null, 2));
  renameSync(`${file}.new`, file);
}

/** Returns the drills that a resumed run still has to do: those that have not passed. */
export const stillOpen = (names: readonly string[], state: State): string[] =>
  names.filter((name) => state[name]?.verdict !== 'passed');
