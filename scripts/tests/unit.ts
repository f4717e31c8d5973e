import { relative } from 'node:path';
import { projectFolder } from '../launcher/environment.ts';
import { failure, type Outcome, runRunner, withExit } from './stage.ts';

const limitMs = 60 * 60_000;

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
  const { report, succeeded } = await runRunner<Report>({
    script: 'node_modules/vitest/vitest.mjs',
    args: (path) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
    report: 'unit.json',
    limitMs,
  });
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
