import { expect, test } from 'vitest';
import { neededPackages } from './lock-fit.mjs';

const otherSystem = process.platform === 'linux' ? 'darwin' : 'linux';

test('of the optional packages only the binary for this machine is required', () => {
  const binary = { optional: true, cpu: [process.arch] };
  const lock = {
    '': {},
    'node_modules/mine': { ...binary, os: [process.platform], libc: ['glibc'] },
    'node_modules/other': { ...binary, os: [otherSystem] },
    'node_modules/other-library': { ...binary, os: [process.platform], libc: ['musl'] },
    'node_modules/nice-to-have': { optional: true },
    'node_modules/always': {},
  };
  expect(neededPackages(lock, true)).toEqual(['node_modules/mine', 'node_modules/always']);
});

test('a shop that only runs needs no packages of tests and checks', () => {
  const lock = {
    'node_modules/vite': {},
    'node_modules/vitest': { dev: true },
    'node_modules/typescript': { devOptional: true },
  };
  expect(neededPackages(lock, false)).toEqual(['node_modules/vite']);
  expect(neededPackages(lock, true)).toHaveLength(3);
});
