// Every npm script begins here: node scripts/setup.mjs [--build] [script [arguments ...]]
//
// Makes a fresh clone ready (packages, PostgreSQL's links, with --build the pages), says nothing when nothing changed,
// then runs the script with the pinned Node. Written for Node 20 without dependencies, because on a fresh clone that is
// all there is. npm's own pre-scripts would not do: `ignore-scripts` in a machine's npm config switches them off.
import { join } from 'node:path';
import { withLock } from './setup/lock.mjs';
import { handOver, nodeProblem } from './setup/node.mjs';
import { installedSoFar, installPackages, packagesReady } from './setup/packages.mjs';
import { buildPages, pagesReady } from './setup/pages.mjs';
import { step } from './setup/progress.mjs';
import { root } from './setup/stamps.mjs';

/** @param {boolean} withPages */
const openSteps = (withPages) =>
  [
    { title: 'Installing packages', ready: packagesReady, work: installPackages, howFar: installedSoFar },
    // A change of packages changes the lock, so pages that are ready stay ready through the first step.
    ...(withPages ? [{ title: 'Building the pages', ready: pagesReady, work: buildPages }] : []),
  ].filter(({ ready }) => !ready());

/** @param {boolean} withPages */
async function setUp(withPages) {
  if (openSteps(withPages).length === 0) return;
  const waiting = () => console.error('Another set-up is at work here; waiting for it ...');
  await withLock(
    join(root, '.data', 'setup.lock'),
    async () => {
      const steps = openSteps(withPages);
      for (const [index, { title, work, howFar }] of steps.entries()) {
        await step(`${title} (${index + 1} of ${steps.length})`, work, howFar);
      }
    },
    waiting,
  );
}

const args = process.argv.slice(2);
const withPages = args[0] === '--build';
const [script, ...scriptArgs] = withPages ? args.slice(1) : args;
try {
  const problem = nodeProblem();
  if (problem) throw new Error(problem);
  await setUp(withPages);
} catch (caught) {
  const error = /** @type {NodeJS.ErrnoException} */ (caught);
  console.error(error.message);
  if (error.code === 'EACCES')
    console.error('This folder belongs to another account: start the shop as that account.');
  process.exit(1);
}
if (script) await handOver(script, scriptArgs);
