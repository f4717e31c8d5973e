import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSources } from '../checks/sources.ts';
import { dataFolder } from '../launcher/environment.ts';
import { failure, nothing, type Outcome, runRunner, withExit } from './stage.ts';

// After this time Playwright ends and still writes its report. Half a minute later it is killed.
const limitMs = 30 * 60_000;

/** The parts of Playwright's JSON report that the summary needs. */
type Suite = { title: string; file: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; tests: { projectName: string; status: string; results: Result[] }[] };
type Result = { duration: number; error?: { message?: string } };
type Report = { stats?: { expected?: number; flaky?: number; unexpected?: number }; suites?: Suite[] };

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const failuresOf = (suites: Suite[]): string[] =>
  suites.flatMap((suite) =>
    specsOf(suite).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          failure(`[${projectName}] e2e/${suite.file} › ${title}`, results.at(-1)?.error?.message),
        ),
    ),
  );

const timeOf = (suite: Suite): number =>
  specsOf(suite)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((total, { duration }) => total + duration, 0);

/** Runs the tests in the browser against a shop built for production. Returns an empty outcome if there are none. */
export async function runBrowserTests(): Promise<Outcome> {
  if ((await readSources(/^e2e\/.*\.spec\.ts$/)).length === 0) return nothing();
  const path = join(dataFolder, 'reports', 'browser.json');
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { force: true });
  const succeeded = await runRunner({
    script: '@playwright/test/cli.js',
    args: ['test', '--config=e2e', '--reporter=list,json', `--global-timeout=${limitMs}`],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: path },
    limitMs: limitMs + 30_000,
  });
  const { stats = {}, suites = [] }: Report = JSON.parse(await readFile(path, 'utf8').catch(() => '{}'));
  const outcome = {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    failures: failuresOf(suites),
    files: suites.map((suite) => ({ name: `e2e/${suite.file}`, ms: timeOf(suite) })),
  };
  return withExit(outcome, succeeded, 'Playwright');
}
