import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSources } from '../checks/sources.ts';
import { dataFolder } from '../launcher/environment.ts';
import { type Count, runRunner, withExit } from './stage.ts';

// Playwright ends itself then and still says what it saw; half a minute later it is ended.
const limitMs = 30 * 60_000;

/** Tests in the browser against a shop built for production; nothing where there are none. */
export async function runBrowserTests(): Promise<Count> {
  if ((await readSources(/^e2e\/.*\.spec\.ts$/)).length === 0) return { passed: 0, failed: 0 };
  const report = join(dataFolder, 'reports', 'browser.json');
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  const succeeded = await runRunner({
    script: '@playwright/test/cli.js',
    args: ['test', '--config=e2e', '--reporter=list,json', `--global-timeout=${limitMs}`],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    limitMs: limitMs + 30_000,
  });
  const { stats = {} } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  return withExit({ passed: expected, failed: unexpected + flaky }, succeeded);
}
