import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

const lockModule = pathToFileURL(join(import.meta.dirname, 'lock.mjs')).href;
let folder: string;
let lock: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'navaratna-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts another process that runs `work` under the lock. */
const other = (work: string) =>
  spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { readFileSync, writeFileSync } from 'node:fs';
     import { withLock } from ${JSON.stringify(lockModule)};
     await withLock(${JSON.stringify(lock)}, async () => { ${work} });`,
  ]);

test('processes that increment one file at once lose no increment', async () => {
  const counter = join(folder, 'counter');
  await writeFile(counter, '0');
  const addOne = `
    const before = Number(readFileSync(${JSON.stringify(counter)}, 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 5));
    writeFileSync(${JSON.stringify(counter)}, String(before + 1));`;
  await Promise.all(Array.from({ length: 6 }, () => once(other(addOne), 'exit')));
  expect(await readFile(counter, 'utf8')).toBe('6');
});

test('the lock of a killed process is taken over by one process at a time', async () => {
  const holder = other(`console.log('held'); setInterval(() => {}, 1000); await new Promise(() => {});`);
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  let inside = 0;
  let most = 0;
  const enter = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(lock, enter)));
  expect(most).toBe(1);
});
