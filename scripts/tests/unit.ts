import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataFolder } from '../launcher/environment.ts';
import { type Count, runRunner, withExit } from './stage.ts';

const limitMs = 30 * 60_000;

/** Unit and API tests: vitest shows its progress, its report is counted. */
export async function runUnitTests(): Promise<Count> {
  const report = join(dataFolder, 'reports', 'unit.json');
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const succeeded = await runRunner({
    script: 'vitest/vitest.mjs',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    limitMs,
  });
  const text = await readFile(report, 'utf8').catch(() => '{}');
  const { numPassedTests = 0, numFailedTests = 0 } = JSON.parse(text);
  return withExit({ passed: numPassedTests, failed: numFailedTests }, succeeded);
}
