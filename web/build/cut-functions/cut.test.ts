import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutFunctions } from './cut.ts';
import { reactDomCuts, reactDomEdition } from './react-dom.ts';
import { reactRouterCuts, reactRouterEdition } from './react-router.ts';

const packages = join(import.meta.dirname, '../../../node_modules');
const read = (file: string): string => readFileSync(join(packages, file), 'utf8');
const editionOf = (name: string): string => JSON.parse(read(`${name}/package.json`)).version;

test('a function gets another body, or throws its name, and all that only it called can go', () => {
  const cut = cutFunctions(
    'function walk(node) { return deep(node.child); }\nfunction Timer() { this.at = 1; }',
    {
      functions: { walk: 'return null', Timer: null },
    },
  );
  expect(cut).toBe('function walk(node) {return null}\nfunction Timer() {throw Error("Timer")}');
});

test('the methods of a class go with it, and statements that warn', () => {
  const source =
    'function Old() {}Old.prototype.run = function () {};New.prototype.run = 1;if (late) warning(late, "x");';
  expect(cutFunctions(source, { functions: { Old: null }, calls: ['warning'] })).toBe(
    'function Old() {throw Error("Old")};New.prototype.run = 1;if (late) ;',
  );
});

test('a function that is not there, or twice, fails the build', () => {
  const cuts = { functions: { run: '' } };
  expect(() => cutFunctions('function walk() {}', cuts)).toThrow('run is there 0 times');
  expect(() => cutFunctions('function run() {}{function run() {}}', cuts)).toThrow('run is there 2 times');
});

test('the lists were read for the installed editions of React DOM and React Router', () => {
  expect(editionOf('react-dom')).toBe(reactDomEdition);
  expect(editionOf('react-router')).toBe(reactRouterEdition);
  const dom = read('react-dom/cjs/react-dom-client.production.js');
  expect(cutFunctions(dom, reactDomCuts).length).toBeLessThan(dom.length - 40_000);
  for (const [file, cuts] of Object.entries(reactRouterCuts)) {
    const source = read(`react-router/dist/production/lib/${file}`);
    expect(cutFunctions(source, cuts).length, file).toBeLessThan(source.length);
  }
});
