import { runBrowserTests } from '../../../scripts/tests/browser.ts';
import { sum } from '../../../scripts/tests/stage.ts';
import { runUnitTests } from '../../../scripts/tests/unit.ts';

/** Runs all tests with what `npm test` leaves out: long walks, and pages with two layouts on both. Returns the failures. */
export async function soakTests(): Promise<string[]> {
  process.env.SOAK = '1';
  return sum([await runUnitTests(), await runBrowserTests()]).failures;
}
