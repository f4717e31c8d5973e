// npm test: runs the checks, the unit and API tests, the browser tests, then four short drills. The last line is the total.
import { runChecks } from './checks/all.ts';
import { runBrowserTests } from './tests/browser.ts';
import { runDrills } from './tests/drills.ts';
import { failure, type Outcome, printSummary, sum } from './tests/stage.ts';
import { runUnitTests } from './tests/unit.ts';

async function runCheckStage(): Promise<Outcome> {
  const results = await runChecks();
  const failed = results.filter(({ findings }) => findings.length > 0);
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    failures: failed.map(({ name, findings }) => failure(`check ${name}`, findings.join('\n'))),
    files: [],
  };
}

const stages: { title: string; run: () => Promise<Outcome> }[] = [
  { title: 'Checks', run: runCheckStage },
  { title: 'Unit and API tests', run: runUnitTests },
  { title: 'Browser tests', run: runBrowserTests },
  { title: 'Drills', run: runDrills },
];

const outcomes: Outcome[] = [];
for (const [index, { title, run }] of stages.entries()) {
  console.log(`\n== ${title} (${index + 1} of ${stages.length})`);
  const start = Date.now();
  const outcome = await run();
  outcomes.push(outcome);
  console.log(
    `== ${title}: ${outcome.passed} passed, ${outcome.failed} failed in ${Math.round((Date.now() - start) / 1000)} s`,
  );
}
const total = sum(outcomes);
printSummary(total);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
