import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { dataFolder, projectFolder } from '../launcher/environment.ts';

/** The result of one stage of the test run. `failures` name each failed test with its error; `files` say how long each file took. */
export type Outcome = {
  passed: number;
  failed: number;
  failures: string[];
  files: { name: string; ms: number }[];
};

/** Adds up the outcomes of all stages. */
export const sum = (outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
  files: outcomes.flatMap(({ files }) => files),
});

/** Counts a runner that failed without a failed test (it crashed, or could not read a file) as one failure. */
export const withExit = (outcome: Outcome, succeeded: boolean, runner: string): Outcome =>
  succeeded || outcome.failed > 0
    ? outcome
    : { ...outcome, failed: 1, failures: [...outcome.failures, `${runner} ended with an error`] };

/** Returns the first lines of an error without the frames of the runner. */
const linesOf = (error: string): string[] =>
  stripVTControlCharacters(error)
    .trim()
    .split('\n')
    .filter((line) => !/node_modules|at new Promise|node:internal/.test(line))
    .slice(0, 8);

/** Returns the name of a failed test and the first lines of its error, for the summary at the end. */
export const failure = (name: string, error: string | undefined): string =>
  [name, ...linesOf(error ?? '')].join('\n    ');

/** Prints the slowest files and every failure, so that the last lines of a long log have both. */
export function printSummary({ files, failures }: Outcome, slowest = 30): void {
  const slow = [...files].sort((a, b) => b.ms - a.ms).slice(0, slowest);
  if (slow.length > 0) console.log(`\nThe ${slow.length} slowest files`);
  for (const { name, ms } of slow) console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  for (const each of failures) console.log(`\nFAILED ${each}`);
}

/**
 * Runs a test runner, a file of the project, in the terminal. It writes its report to `report` below .data/reports. Returns the JSON of the report
 * (empty if there is none), whether the runner succeeded, and whether it was ended. A runner that takes too long is ended
 * and has failed.
 */
export async function runRunner<Report>(options: {
  script: string;
  args: (path: string) => string[];
  environment?: (path: string) => Record<string, string>;
  report: string;
  limitMs: number;
}): Promise<{ report: Partial<Report>; succeeded: boolean; wasEnded: boolean }> {
  const path = join(dataFolder, 'reports', options.report);
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  const child = spawn(process.execPath, [options.script, ...options.args(path)], {
    cwd: projectFolder,
    env: { ...process.env, ...options.environment?.(path) },
    stdio: 'inherit',
    timeout: options.limitMs,
  });
  const end = (): void => void child.kill('SIGTERM');
  process.once('SIGTERM', end);
  const [code, signal] = await once(child, 'exit');
  process.off('SIGTERM', end);
  if (signal) console.error(`Ended by ${signal}; the limit is ${options.limitMs / 60_000} minutes.`);
  const report = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
  return { report, succeeded: code === 0, wasEnded: signal !== null };
}
