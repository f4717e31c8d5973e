// Every npm script starts here: node scripts/setup.mjs [--tools] [--build | --pdf] [script [arguments ...]]
//
// Prepares a fresh clone, prints nothing when nothing has changed, then runs the script with the pinned Node.
//   always      installs the packages that build and run the shop, and PostgreSQL's links
//   --tools     installs the packages of tests, checks and benchmarks too
//   --build     builds the pages, the server and the PDF documents
//   --pdf       builds the PDF documents alone: development runs the rest from its sources
// Written for Node 20 without dependencies, because a fresh clone has nothing else. npm's pre-scripts are no
// alternative: `ignore-scripts` in a machine's npm config disables them.
import { join } from 'node:path';
import { buildPages, buildPdfs, buildServer, pagesReady, pdfsReady, serverReady } from './setup/builds.mjs';
import { databaseReady, fillDatabase, filledSoFar } from './setup/database.mjs';
import { withLock } from './setup/lock.mjs';
import { execWithPinnedNode, nodeProblem } from './setup/node.mjs';
import { installedSoFar, installPackages, packagesReady } from './setup/packages.mjs';
import { step } from './setup/progress.mjs';
import { root } from './setup/stamps.mjs';

const given = process.argv.slice(2);
const tools = given[0] === '--tools';
if (tools) given.shift();
const flag = ['--build', '--pdf'].find((one) => one === given[0]);
if (flag) given.shift();
const [script, ...scriptArgs] = given;

/**
 * One step of the set-up. A step that runs `alongside` needs only the packages: it starts before the steps after it, and
 * is awaited after all of them.
 * @typedef {{ title: string, ready: () => boolean, work: () => Promise<unknown>, howFar?: () => string, alongside?: boolean }} Step
 */

/** @type {Step[]} */
const allSteps = [
  {
    title: 'Installing packages',
    ready: () => packagesReady(tools),
    work: () => installPackages(tools),
    howFar: () => installedSoFar(tools),
  },
];
if (script === 'scripts/start.ts') {
  allSteps.push({
    title: 'Filling the database',
    ready: databaseReady,
    work: fillDatabase,
    howFar: filledSoFar,
    alongside: true,
  });
}
if (flag)
  allSteps.push({ title: 'Building the documents', ready: pdfsReady, work: buildPdfs, alongside: true });
if (flag === '--build') {
  allSteps.push(
    { title: 'Building the pages', ready: pagesReady, work: buildPages },
    { title: 'Building the server', ready: serverReady, work: buildServer },
  );
}

// Installing packages does not change the lock, so pages that are ready stay ready.
const openSteps = () => allSteps.filter(({ ready }) => !ready());

async function runSteps() {
  const steps = openSteps();
  let count = 0;
  const show = (/** @type {Step} */ { title, work, howFar }) => {
    count += 1;
    return step(`${title} (${count} of ${steps.length})`, work, howFar);
  };
  const started = [];
  for (const one of steps) {
    if (one.alongside) {
      const running = one.work();
      // Its error is thrown when it is awaited below, unless another step has failed before.
      running.catch(() => {});
      started.push({ ...one, work: () => running });
    } else await show(one);
  }
  for (const one of started) await show(one);
}

async function setUp() {
  if (openSteps().length === 0) return;
  const waiting = () => console.error('Another set-up is running here; waiting for it ...');
  await withLock(join(root, '.data', 'setup.lock'), runSteps, waiting);
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
if (script) await execWithPinnedNode(script, scriptArgs);
