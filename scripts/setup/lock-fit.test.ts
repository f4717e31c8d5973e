import { expect, test } from 'vitest';
import { misfits } from './lock-fit.mjs';

const everywhere = () => true;
const otherSystem = process.platform === 'linux' ? 'darwin' : 'linux';

test('a tree that is what the lock says has nothing wrong', () => {
  const tree = { 'node_modules/a': { version: '1.0.0' } };
  expect(misfits({ '': {}, ...tree }, tree, { isThere: everywhere, tools: true })).toEqual([]);
});

test('another version, and a package whose folder is gone, are named', () => {
  const lock = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } };
  const installed = { 'node_modules/a': { version: '1.1.0' }, 'node_modules/b': { version: '2.0.0' } };
  expect(misfits(lock, installed, { isThere: (path) => path.endsWith('a'), tools: true })).toEqual([
    'node_modules/a: 1.1.0 instead of 1.0.0',
    'node_modules/b: missing',
  ]);
});

test('of optional packages only the binary for this machine has to be there', () => {
  const binary = { version: '1.0.0', optional: true, cpu: [process.arch] };
  const lock = {
    'node_modules/mine': { ...binary, os: [process.platform] },
    'node_modules/other': { ...binary, os: [otherSystem] },
    'node_modules/not-here': { ...binary, os: [`!${process.platform}`] },
    'node_modules/nice-to-have': { version: '1.0.0', optional: true },
  };
  expect(misfits(lock, {}, { isThere: everywhere, tools: true })).toEqual(['node_modules/mine: missing']);
});

test('a shop that only runs does without the packages of tests and checks', () => {
  const lock = {
    'node_modules/vite': { version: '1.0.0' },
    'node_modules/vitest': { version: '1.0.0', dev: true },
    'node_modules/typescript': { version: '1.0.0', devOptional: true },
  };
  const missing = (tools: boolean) => misfits(lock, {}, { isThere: everywhere, tools });
  expect(missing(false)).toEqual(['node_modules/vite: missing']);
  expect(missing(true)).toHaveLength(3);
});
