import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from './processes.mjs';

const source = join(import.meta.dirname, '..');
const names = ['first', 'second', 'third'];
const manifest = { name: 'clone', dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) };
const entries = names.map((name) => [`node_modules/${name}`, { version: '1.0.0' }]);

/**
 * An npm that like the real one takes a package with its package.json for an installed one. It unpacks one file after the
 * other, and stops at `point` until the file `go` is there. Later runs do not stop.
 */
const fakeNpm = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAlive } from './scripts/setup/processes.mjs';
if (process.argv[2] === 'config') { console.log('https://registry.test/'); process.exit(); }
const earlier = existsSync('npm-runs') ? readFileSync('npm-runs', 'utf8').trim().split('\\n') : [];
if (earlier.some((pid) => isAlive(Number(pid)))) writeFileSync('two-at-once', '');
appendFileSync('npm-runs', process.pid + '\\n');
const stopAt = readFileSync('stop-at', 'utf8');
writeFileSync('stop-at', '');
const stop = async (point) => {
  if (stopAt !== point) return;
  writeFileSync('stopped', String(process.pid));
  await new Promise((resolve) => setInterval(() => existsSync('go') && resolve(), 5));
};
if (stopAt.endsWith('stubborn')) for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {
  writeFileSync('asked', '');
});
await stop('begin');
for (const name of ${JSON.stringify(names)}) {
  const folder = 'node_modules/' + name;
  if (existsSync(folder + '/package.json')) continue;
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + '/package.json', '{}');
  await stop('half of ' + name);
  await stop('half of ' + name + ', stubborn');
  writeFileSync(folder + '/index.js', '');
}
await stop('end');
process.exit();
`;

let clone: string;
const running: ChildProcess[] = [];

beforeEach(async () => {
  clone = await mkdtemp(join(tmpdir(), 'navaratna-clone-'));
  await cp(join(source, 'setup'), join(clone, 'scripts/setup'), { recursive: true });
  await cp(join(source, 'setup.mjs'), join(clone, 'scripts/setup.mjs'));
  await writeFile(join(clone, 'package.json'), JSON.stringify(manifest));
  const lock = { packages: Object.fromEntries([['', manifest], ...entries]) };
  await writeFile(join(clone, 'package-lock.json'), JSON.stringify(lock));
  await writeFile(join(clone, 'npm.mjs'), fakeNpm);
});
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  const pids = await lines('npm-runs');
  for (const pid of pids.map(Number).filter(isAlive)) process.kill(pid, 'SIGKILL');
  await rm(clone, { recursive: true });
});

const lines = async (name: string): Promise<string[]> =>
  (await readFile(join(clone, name), 'utf8').catch(() => '')).split('\n').filter(Boolean);
const has = (name: string): boolean => existsSync(join(clone, name));

/** Starts the set-up; its npm stops at the point. */
async function setUp(stopAt = '', args: string[] = []) {
  await writeFile(join(clone, 'stop-at'), stopAt);
  const child = spawn(process.execPath, ['scripts/setup.mjs', ...args], {
    cwd: clone,
    env: { ...process.env, npm_execpath: join(clone, 'npm.mjs'), npm_lifecycle_event: undefined },
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  return { child, ended, said: (words: string) => expect.poll(() => output).toContain(words) };
}

/** Waits until the program has written its pid, and returns it. */
async function pidIn(name: string): Promise<number> {
  await expect.poll(() => lines(name)).toHaveLength(1);
  return Number((await lines(name))[0]);
}

async function expectWholeStart(): Promise<void> {
  const { code, output } = await (await setUp()).ended;
  expect({ code, output }).toMatchObject({ code: 0 });
  for (const name of names) expect(has(`node_modules/${name}/index.js`), name).toBe(true);
  expect(has('npm-shrinkwrap.json')).toBe(false);
  expect(has('two-at-once')).toBe(false);
}

const points = ['begin', ...names.map((name) => `half of ${name}`), 'end'];

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

test.each([
  ...points.map((point) => ({ point, signal: 'SIGINT' as const })),
  ...signals.map((signal) => ({ point: 'half of second', signal })).slice(1),
])(
  'npm interrupted at "$point" by $signal: npm ends first, and the next start is whole',
  async ({ point, signal }) => {
    const first = await setUp(point);
    const npm = await pidIn('stopped');
    first.child.kill(signal);
    expect((await first.ended).code).toBe(128 + constants.signals[signal]);
    expect(isAlive(npm)).toBe(false);
    expect(await lines('npm-runs')).toHaveLength(1);
    await expectWholeStart();
  },
);

test.each(points)(
  'after kill -9 at "%s" the next start ends the npm that is left, and is whole',
  async (point) => {
    const first = await setUp(point);
    const npm = await pidIn('stopped');
    first.child.kill('SIGKILL');
    await first.ended;
    expect(isAlive(npm)).toBe(true);
    await expectWholeStart();
    expect(isAlive(npm)).toBe(false);
  },
);

test('a start beside an interrupted one waits until its npm is gone', async () => {
  const first = await setUp('half of second, stubborn');
  await pidIn('stopped');
  const second = await setUp();
  await second.said('Another set-up is running here; waiting for it');
  first.child.kill('SIGTERM');
  await expect.poll(() => has('asked')).toBe(true);
  await writeFile(join(clone, 'go'), '');
  expect((await first.ended).code).toBe(143);
  expect((await second.ended).code).toBe(0);
  await expectWholeStart();
});

test('an npm that ignores the request to end is killed', async () => {
  const first = await setUp('half of second, stubborn');
  const npm = await pidIn('stopped');
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(143);
  expect(isAlive(npm)).toBe(false);
  await expectWholeStart();
});

test('an older tree that was interrupted while it changed is not taken for the older one again', async () => {
  await expectWholeStart();
  const older = await readFile(join(clone, 'package-lock.json'));
  await writeFile(join(clone, 'package-lock.json'), `${older} `);
  await rm(join(clone, 'node_modules/second'), { recursive: true });
  const changing = await setUp('half of second');
  await pidIn('stopped');
  changing.child.kill('SIGTERM');
  await changing.ended;
  await writeFile(join(clone, 'package-lock.json'), older);
  await expectWholeStart();
});

/** Adds folders with sources, and builds that write `text` and then wait, or end with `code`. */
async function addBuilds({ documents, pages }: Record<'documents' | 'pages', string>): Promise<void> {
  for (const folder of ['web', 'contract', 'languages', 'art', 'server', 'jyotish', 'sandbox', 'seed', 'pdf'])
    await mkdir(join(clone, folder));
  await mkdir(join(clone, 'node_modules/@react-router/dev'), { recursive: true });
  await writeFile(join(clone, 'pdf/build.ts'), documents);
  await writeFile(join(clone, 'node_modules/@react-router/dev/bin.cjs'), pages);
}

const waits = (name: string): string =>
  `require('node:fs').writeFileSync('${name}', String(process.pid)); setInterval(() => {}, 1000);`;

test('a build that fails ends the build beside it', async () => {
  await expectWholeStart();
  const untilDocuments = `const timer = setInterval(() => {
    if (require('node:fs').existsSync('documents-pid')) process.exit(3);
  }, 5);`;
  await addBuilds({ documents: waits('documents-pid'), pages: untilDocuments });
  expect((await (await setUp('', ['--build'])).ended).code).toBe(1);
  expect(isAlive(await pidIn('documents-pid'))).toBe(false);
});

test('Ctrl-C in the builds ends all of them, and the next start builds again', async () => {
  await expectWholeStart();
  await addBuilds({ documents: waits('documents-pid'), pages: waits('pages-pid') });
  const first = await setUp('', ['--build']);
  const pids = [await pidIn('documents-pid'), await pidIn('pages-pid')];
  first.child.kill('SIGINT');
  expect((await first.ended).code).toBe(130);
  expect(pids.filter(isAlive)).toEqual([]);
  const second = await setUp('', ['--build']);
  await second.said('Building the pages');
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(143);
});
