import { spawn } from 'node:child_process';
import { projectFolder } from '../launcher/environment.ts';

/** The result of one stage of the test run. `failures` name each failed test with its error; `files` say how long each file took. */
export type Outcome = {
  passed: number;
  failed: number;
  failures: string[];
  files: { name: string; ms: number }[];
};

/** Returns the outcome of a stage without tests. */
export const nothing = (): Outcome => ({ passed: 0, failed: 0, failures: [], files: [] });

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

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one.
const colours = /\u001B\[[\d;]*m/g;

/** Returns the first lines of an error without the frames of the runner. */
const linesOf = (error: string): string[] =>
  error
    .replaceAll(colours, '')
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

/** Runs a test runner in the terminal. Returns whether it succeeded. A runner that takes too long is ended and has failed. */
export function runRunner(options: {
  script: string;
  args: string[];
  environment?: Record<string, string>;
  limitMs: number;
}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`node_modules/${options.script}`, ...options.args], {
      cwd: projectFolder,
      env: { ...process.env, ...options.environment },
      stdio: 'inherit',
    });
    const end = (): void => void child.kill('SIGTERM');
    process.once('SIGTERM', end);
    const timer = setTimeout(() => {
      console.error(`Ended after ${options.limitMs / 60_000} minutes.`);
      end();
    }, options.limitMs);
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      process.off('SIGTERM', end);
      resolve(code === 0);
    });
  });
}
