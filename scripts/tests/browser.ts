import { failure, type Outcome, runRunner, withExit } from './stage.ts';

// After this time Playwright ends and still writes its report. Half a minute later it is killed.
const limitMs = 60 * 60_000;

/** The parts of Playwright's JSON report that the summary needs. */
type Suite = { title: string; file: string; suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; tests: { projectName: string; status: string; results: Result[] }[] };
type Result = { duration: number; error?: { message?: string } };
type Report = {
  stats?: { expected?: number; flaky?: number; unexpected?: number };
  suites?: Suite[];
  /** What belongs to no test, such as the end of the time for all. */
  errors?: { message?: string }[];
};

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

/** Runs the tests in the browser against a shop built for production. */
export async function runBrowserTests(): Promise<Outcome> {
  const { report, succeeded } = await runRunner<Report>({
    script: 'node_modules/@playwright/test/cli.js',
    args: () => ['test', '--config=e2e', '--reporter=list,json', `--global-timeout=${limitMs}`],
    environment: (path) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: path }),
    report: 'browser.json',
    limitMs: limitMs + 30_000,
  });
  const { stats = {}, suites = [], errors = [] } = report;
  const outcome = {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0) + errors.length,
    failures: [...failuresOf(suites), ...errors.map(({ message }) => failure('browser tests', message))],
    files: suites.map((suite) => ({ name: `e2e/${suite.file}`, ms: timeOf(suite) })),
  };
  return withExit(outcome, succeeded, 'Playwright');
}
