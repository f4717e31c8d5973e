// npm test: the checks, then unit and API tests, then the browser. The last line counts them all.
import { runChecks } from './checks/all.ts';
import { runBrowserTests } from './tests/browser.ts';
import { type Count, sum } from './tests/stage.ts';
import { runUnitTests } from './tests/unit.ts';

async function runCheckStage(): Promise<Count> {
  const results = await runChecks();
  const failed = results.filter(({ findings }) => findings.length > 0).length;
  return { passed: results.length - failed, failed };
}

const stages: { title: string; run: () => Promise<Count> }[] = [
  { title: 'Checks', run: runCheckStage },
  { title: 'Unit and API tests', run: runUnitTests },
  { title: 'Browser tests', run: runBrowserTests },
];

const counts: Count[] = [];
for (const [index, { title, run }] of stages.entries()) {
  console.log(`\n== ${title} (${index + 1} of ${stages.length})`);
  const start = Date.now();
  const count = await run();
  counts.push(count);
  console.log(
    `== ${title}: ${count.passed} passed, ${count.failed} failed in ${Math.round((Date.now() - start) / 1000)} s`,
  );
}
const { passed, failed } = sum(counts);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
