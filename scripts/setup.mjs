// Every npm script starts here: node scripts/setup.mjs [--tools] [--build | --pdf] [script [arguments ...]]
//
// Prepares a fresh clone, prints nothing when nothing has changed, then runs the script with the pinned Node.
//   always      installs the packages that build and run the shop, and PostgreSQL's links
//   --tools     installs the packages of tests and checks, and those of lab/ too
//   --build     builds the pages, the server and the PDF documents
//   --pdf       builds the PDF documents alone: development runs the rest from its sources
// Written for Node 20 without dependencies, because a fresh clone has nothing else. npm's pre-scripts are no
// alternative: `ignore-scripts` in a machine's npm config disables them.
import { join } from 'node:path';
import { database, documents, pages, server } from './setup/builds.mjs';
import { withChildren } from './setup/children.mjs';
import { withLock } from './setup/lock.mjs';
import { execWithPinnedNode, nodeProblem } from './setup/node.mjs';
import { labPackages, packages } from './setup/packages.mjs';
import { step } from './setup/progress.mjs';
import { root } from './setup/stamps.mjs';

/** @typedef {import('./setup/builds.mjs').Step} Step */

const given = process.argv.slice(2);
const [tools, all, pdf] = ['--tools', '--build', '--pdf'].map((flag) => given[0] === flag && given.shift());
const [script, ...scriptArgs] = given;

const steps = [
  packages(Boolean(tools)),
  ...(tools ? [labPackages] : []),
  ...(script === 'scripts/start.ts' ? [database] : []),
  ...(all || pdf ? [documents] : []),
  ...(all ? [pages, server] : []),
];

// Installing packages does not change the lock, so pages that are ready stay ready.
const openSteps = () => steps.filter(({ ready }) => !ready());

async function runSteps() {
  const open = openSteps();
  let count = 0;
  const show = (/** @type {Step} */ { title, howFar }, /** @type {Step['work']} */ work) => {
    count += 1;
    return step(`${title} (${count} of ${open.length})`, work, howFar);
  };
  const started = [];
  for (const one of open) {
    if (one.alongside) {
      const running = one.work();
      // Its error is thrown when it is awaited below, unless another step has failed before.
      running.catch(() => {});
      started.push({ one, running });
    } else await show(one, one.work);
  }
  for (const { one, running } of started) await show(one, () => running);
}

try {
  const problem = nodeProblem();
  if (problem) throw new Error(problem);
  const waiting = () => console.error('Another set-up is running here; waiting for it ...');
  const lock = join(root, '.data', 'setup.lock');
  if (openSteps().length > 0) await withLock(lock, () => withChildren(runSteps), waiting);
} catch (caught) {
  const error = /** @type {NodeJS.ErrnoException} */ (caught);
  console.error(error.message);
  if (error.code === 'EACCES')
    console.error('This folder belongs to another account: start the shop as that account.');
  process.exit(1);
}
if (script) await execWithPinnedNode(script, scriptArgs);
