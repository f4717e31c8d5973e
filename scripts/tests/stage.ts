import { spawn } from 'node:child_process';
import { projectFolder } from '../launcher/environment.ts';

/** What a stage of the test run counted. */
export type Count = { passed: number; failed: number };

/** Adds up the counts of all stages. */
export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/** A runner that failed without a failed test (it crashed, or a file could not be read) counts as one failure. */
export const withExit = (count: Count, succeeded: boolean): Count =>
  succeeded || count.failed > 0 ? count : { ...count, failed: 1 };

/** Runs a test runner in the terminal. Answers whether it succeeded; one that takes too long is ended and did not. */
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
