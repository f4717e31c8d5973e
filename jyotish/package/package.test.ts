import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { bundleOf } from './bundle.ts';
import { installPackage, readExamples, runBeside, runCommand } from './installed.ts';

const folder = mkdtempSync(join(tmpdir(), 'jyotish-package-'));
let installed = '';

beforeAll(() => {
  installed = installPackage(folder).installed;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns this Node, and the machine's own if it is another: often the oldest that the package promises to run in. */
function nodes(): string[] {
  const own = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((path) => !path.includes('node_modules'))
    .map((path) => join(path, 'node'))
    .find((path) => existsSync(path));
  return own ? [process.execPath, own] : [process.execPath];
}

// It starts a dozen processes, which on a busy machine take their time.
describe('the package, installed offline in an empty folder', () => {
  it('needs no other package, and carries its licence', () => {
    expect(globSync('*', { cwd: join(installed, '..', '..') })).toEqual(['@navaratna']);
    expect(manifest).not.toHaveProperty('dependencies');
    const named = Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string' ? [entry] : Object.values(entry),
    );
    for (const file of [...named, manifest.bin.jyotish])
      expect(existsSync(join(installed, file)), file).toBe(true);
    expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toContain('Sonia Keys');
  });

  it('prints what the examples of its README say, in every Node that is here', () => {
    const examples = readExamples(installed);
    expect(examples.length).toBeGreaterThanOrEqual(4);
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    expect(examples).toHaveLength(readme.split('```js\n').length - 1);
    for (const node of nodes())
      for (const { code, output } of examples) expect(runBeside(installed, node, code), node).toBe(output);
  });

  it('has the command jyotish, also for npx', () => {
    const question = ['kundli', '1967-08-29T09:00:00+05:30', '19.0760,72.8777'];
    for (const node of nodes()) {
      expect(runCommand(installed, node, question), node).toMatch(
        /Moon\s+Vrishabha\s+21°57'40"\s+9\s+Rohini 4/,
      );
    }
    const empty = join(installed, '..', '..', '..');
    const printed = execFileSync('npx', ['--no-install', 'jyotish', 'panchang', '2026-11-21', '28.6,77.2'], {
      cwd: empty,
      encoding: 'utf8',
    });
    expect(printed).toContain('Saturday');
  });

  it('is JavaScript that Node 20 and browsers read: no import attributes, Node only in the command', () => {
    const files = globSync('built/**/*.js', { cwd: installed });
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const code = readFileSync(join(installed, file), 'utf8');
      expect(code, file).not.toMatch(/\bwith\s*\{\s*type\b|import\.meta|\.(?:ts|json)['"];?$/m);
      if (!file.startsWith('built/cli/')) expect(code, file).not.toMatch(/\bprocess\.|['"]node:|\batob\(/);
    }
  });

  it('exports from its parts what the whole exports', () => {
    const code = `import * as whole from '@navaratna/jyotish';
      import { readFileSync } from 'node:fs';
      const paths = ${JSON.stringify(Object.keys(manifest.exports).filter((path) => /^\.\/[a-z]+$/.test(path)))};
      for (const path of paths) {
        const part = await import('@navaratna/jyotish' + path.slice(1));
        if (Object.keys(part).length === 0) console.log(path, 'is empty');
        for (const [name, value] of Object.entries(part)) if (whole[name] !== value) console.log(path, name);
      }
      const { version } = JSON.parse(readFileSync(new URL(import.meta.resolve('@navaratna/jyotish/package.json'))));
      console.log(whole.ENGINE_VERSION === version ? 'same' : 'other version');`;
    expect(runBeside(installed, process.execPath, code)).toBe('same\n');
  });

  it('has declarations that a strict application compiles against, with the resolution of Node and of bundlers', () => {
    const file = join(folder, 'empty', 'application.mts');
    writeFileSync(
      file,
      `import { panchang, type Panchang } from '@navaratna/jyotish/panchang';
       import { kundli } from '@navaratna/jyotish/kundli';
       import { match } from '@navaratna/jyotish/matching';
       import { siderealPositions, tropicalPositions } from '@navaratna/jyotish/positions';
       import { civilInstant } from '@navaratna/jyotish/time';
       import * as whole from '@navaratna/jyotish';
       const longitude: number = tropicalPositions({ instant: 0 }).Sun.longitude;
       // @ts-expect-error: there is no ayanamsa 2
       siderealPositions({ instant: 0, ayanamsa: 2 });
       export const all = [kundli, match, civilInstant, whole.deltaT, longitude];
       export type Day = Panchang & { of: typeof panchang };\n`,
    );
    const tsc = join(dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))), 'bin', 'tsc');
    for (const [module, resolution] of [
      ['nodenext', 'nodenext'],
      ['preserve', 'bundler'],
    ]) {
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022'];
      const args = [tsc, ...options, '--module', `${module}`, '--moduleResolution', `${resolution}`, file];
      const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: dirname(file) });
      expect(stdout, resolution).toBe('');
    }
  });

  it('weighs less than 150 KB for positions and panchang, and leaves out what is not used', async () => {
    const bundle = async (code: string) => {
      const file = join(folder, 'empty', 'application.js');
      writeFileSync(file, code);
      return bundleOf(file);
    };
    const both = await bundle(`export { siderealPositions, anglesAt } from '@navaratna/jyotish/positions';
      export { panchang } from '@navaratna/jyotish/panchang';`);
    expect(both.gzip).toBeLessThan(150_000);
    const sameOfWhole = await bundle(
      `export { siderealPositions, anglesAt, panchang } from '@navaratna/jyotish';`,
    );
    expect(Math.abs(sameOfWhole.gzip - both.gzip)).toBeLessThan(1000);
    expect((await bundle(`export { deltaT } from '@navaratna/jyotish';`)).minified).toBeLessThan(5000);
  });
});
