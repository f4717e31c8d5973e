// Every npm script begins here: node scripts/setup.mjs [--tools] [--build | --pdf] [script [arguments ...]]
//
// Makes a fresh clone ready, says nothing when nothing changed, then runs the script with the pinned Node.
//   always      the packages that the shop needs to be built and run, and PostgreSQL's links
//   --tools     the packages of tests, checks and measurements too
//   --build     the pages, the server and the documents
//   --pdf    the documents alone, because development runs the rest from its sources
// Written for Node 20 without dependencies, because on a fresh clone that is
// all there is. npm's own pre-scripts would not do: `ignore-scripts` in a machine's npm config switches them off.
import { join } from 'node:path';
import { buildPages, buildPdfs, buildServer, pagesReady, pdfsReady, serverReady } from './setup/builds.mjs';
import { withLock } from './setup/lock.mjs';
import { handOver, nodeProblem } from './setup/node.mjs';
import { installedSoFar, installPackages, packagesReady } from './setup/packages.mjs';
import { step } from './setup/progress.mjs';
import { root } from './setup/stamps.mjs';

const given = process.argv.slice(2);
const tools = given[0] === '--tools';
if (tools) given.shift();
const flag = ['--build', '--pdf'].find((one) => one === given[0]);
if (flag) given.shift();
const [script, ...scriptArgs] = given;

const openSteps = () =>
  [
    {
      title: 'Installing packages',
      ready: () => packagesReady(tools),
      work: () => installPackages(tools),
      howFar: () => installedSoFar(tools),
    },
    // A change of packages changes the lock, so pages that are ready stay ready through the first step.
    ...(flag === '--build'
      ? [
          { title: 'Building the pages', ready: pagesReady, work: buildPages },
          { title: 'Building the server', ready: serverReady, work: buildServer },
        ]
      : []),
    ...(flag ? [{ title: 'Building the documents', ready: pdfsReady, work: buildPdfs }] : []),
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
