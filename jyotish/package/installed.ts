/** The package as its users have it: packed, installed offline in an empty folder, and run. For tests. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const jyotish = join(import.meta.dirname, '..');

/** One example of the README: its code, and what it prints. */
export interface Example {
  code: string;
  output: string;
}

/**
 * Packs the package and installs the tarball in a folder, which must be empty, without a network. Returns the sizes of
 * the tarball and the folder of the installed package.
 */
export function installPackage(folder: string): { tarball: string; installed: string } {
  const run = (command: string, args: string[], cwd: string) =>
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const packed = run('npm', ['pack', '--json', '--pack-destination', folder], jyotish);
  const name = /"filename": "([^"]+)"/.exec(packed)?.[1] ?? '';
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  writeFileSync(join(empty, 'package.json'), '{ "private": true, "type": "module" }\n');
  const cache = join(folder, 'cache');
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--cache', cache];
  run('npm', ['install', ...quiet, join(folder, name)], empty);
  return { tarball: join(folder, name), installed: join(empty, 'node_modules', '@navaratna', 'jyotish') };
}

/** Returns the examples of an installed README: each block of JavaScript, and the text block after it. */
export function readExamples(installed: string): Example[] {
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  const blocks = readme.matchAll(/```js\n([\s\S]*?)```\s+```text\n([\s\S]*?)```/g);
  return Array.from(blocks, ([, code = '', output = '']) => ({ code, output }));
}

/** Runs JavaScript beside an installed package with a given Node. Returns what it prints, errors included. */
export function runBeside(installed: string, node: string, code: string): string {
  const file = join(installed, '..', '..', '..', 'example.mjs');
  writeFileSync(file, code);
  const { stdout, stderr } = spawnSync(node, [file], { encoding: 'utf8' });
  return stdout + stderr;
}

/** Runs the command with a given Node, as npm linked it. Returns what it prints, errors included. */
export function runCommand(installed: string, node: string, args: readonly string[]): string {
  const command = join(installed, '..', '..', '.bin', 'jyotish');
  const env = { ...process.env, PATH: `${dirname(node)}:${process.env.PATH}` };
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
  return stdout + stderr;
}
