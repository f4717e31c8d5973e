import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { dataFolder, projectFolder } from '../launcher/environment.ts';
import { failure, type Outcome, runRunner, withExit } from './stage.ts';

const limitMs = 30 * 60_000;

/** The parts of vitest's JSON report that the summary needs. */
type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const nameOf = (file: string): string => relative(projectFolder, file);

/** Returns the failed tests of a report; a file that could not be read is one of them. */
const failuresOf = ({ testResults = [] }: Report): string[] =>
  testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [failure(nameOf(file.name), file.message)];
    return failed.map((test) => failure(`${nameOf(file.name)} › ${test.fullName}`, test.failureMessages[0]));
  });

/** Runs the unit and API tests. Vitest prints its progress; its report is counted. */
export async function runUnitTests(): Promise<Outcome> {
  const path = join(dataFolder, 'reports', 'unit.json');
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  const succeeded = await runRunner({
    script: 'vitest/vitest.mjs',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
    limitMs,
  });
  const report: Report = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
  const outcome = {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    failures: failuresOf(report),
    files: (report.testResults ?? []).map(({ name, startTime, endTime }) => ({
      name: nameOf(name),
      ms: endTime - startTime,
    })),
  };
  return withExit(outcome, succeeded, 'vitest');
}
