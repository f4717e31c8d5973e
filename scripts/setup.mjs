// Every npm script begins here: node scripts/setup.mjs [--build | --papers] [script [arguments ...]]
//
// Makes a fresh clone ready (packages, PostgreSQL's links, with --build the pages, the server and the documents, with
// --papers the documents alone, because development runs the rest from its sources), says nothing when nothing changed,
// then runs the script with the pinned Node. Written for Node 20 without dependencies, because on a fresh clone that is
// all there is. npm's own pre-scripts would not do: `ignore-scripts` in a machine's npm config switches them off.
import { join } from 'node:path';
import {
  buildPages,
  buildPapers,
  buildServer,
  pagesReady,
  papersReady,
  serverReady,
} from './setup/builds.mjs';
import { withLock } from './setup/lock.mjs';
import { handOver, nodeProblem } from './setup/node.mjs';
import { installedSoFar, installPackages, packagesReady } from './setup/packages.mjs';
import { step } from './setup/progress.mjs';
import { root } from './setup/stamps.mjs';

const flag = ['--build', '--papers'].find((one) => one === process.argv[2]);
const [script, ...scriptArgs] = process.argv.slice(flag ? 3 : 2);

const openSteps = () =>
  [
    { title: 'Installing packages', ready: packagesReady, work: installPackages, howFar: installedSoFar },
    // A change of packages changes the lock, so pages that are ready stay ready through the first step.
    ...(flag === '--build'
      ? [
          { title: 'Building the pages', ready: pagesReady, work: buildPages },
          { title: 'Building the server', ready: serverReady, work: buildServer },
        ]
      : []),
    ...(flag ? [{ title: 'Building the documents', ready: papersReady, work: buildPapers }] : []),
  ].filter(({ ready }) => !ready());

async function setUp() {
  if (openSteps().length === 0) return;
  const waiting = () => console.error('Another set-up is at work here; waiting for it ...');
  await withLock(
    join(root, '.data', 'setup.lock'),
    async () => {
      const steps = openSteps();
      for (const [index, { title, work, howFar }] of steps.entries()) {
        await step(`${title} (${index + 1} of ${steps.length})`, work, howFar);
      }
    },
    waiting,
  );
}

try {
  const problem = nodeProblem();
  if (problem) throw new Error(problem);
  await setUp();
} catch (caught) {
  const error = /** @type {NodeJS.ErrnoException} */ (caught);
  console.error(error.message);
  if (error.code === 'EACCES')
    console.error('This folder belongs to another account: start the shop as that account.');
  process.exit(1);
}
if (script) await handOver(script, scriptArgs);
