import { expect, test } from 'vitest';
import { findMismatches } from './lock-fit.mjs';

const everywhere = () => true;
const otherSystem = process.platform === 'linux' ? 'darwin' : 'linux';

test('a tree that matches the lock has no mismatches', () => {
  const tree = { 'node_modules/a': { version: '1.0.0' } };
  expect(findMismatches({ '': {}, ...tree }, tree, { isThere: everywhere, tools: true })).toEqual([]);
});

test('another version and a package without a folder are listed', () => {
  const lock = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } };
  const installed = { 'node_modules/a': { version: '1.1.0' }, 'node_modules/b': { version: '2.0.0' } };
  expect(findMismatches(lock, installed, { isThere: (path) => path.endsWith('a'), tools: true })).toEqual([
    'node_modules/a: 1.1.0 instead of 1.0.0',
    'node_modules/b: missing',
  ]);
});

test('of the optional packages only the binary for this machine is required', () => {
  const binary = { version: '1.0.0', optional: true, cpu: [process.arch] };
  const lock = {
    'node_modules/mine': { ...binary, os: [process.platform] },
    'node_modules/other': { ...binary, os: [otherSystem] },
    'node_modules/not-here': { ...binary, os: [`!${process.platform}`] },
    'node_modules/nice-to-have': { version: '1.0.0', optional: true },
  };
  expect(findMismatches(lock, {}, { isThere: everywhere, tools: true })).toEqual([
    'node_modules/mine: missing',
  ]);
});

test('a shop that only runs needs no packages of tests and checks', () => {
  const lock = {
    'node_modules/vite': { version: '1.0.0' },
    'node_modules/vitest': { version: '1.0.0', dev: true },
    'node_modules/typescript': { version: '1.0.0', devOptional: true },
  };
  const missing = (tools: boolean) => findMismatches(lock, {}, { isThere: everywhere, tools });
  expect(missing(false)).toEqual(['node_modules/vite: missing']);
  expect(missing(true)).toHaveLength(3);
});
