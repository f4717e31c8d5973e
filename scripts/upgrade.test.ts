import { expect, test } from 'vitest';
import { newestOfAll } from './upgrade.ts';

test('packages of one release take the newest version that all of them have', () => {
  const router = ['8.3.1', '8.4.0', '8.10.0', '8.10.1'];
  expect(newestOfAll([router, ['8.4.0', '8.10.0', '8.3.1'], router])).toBe('8.10.0');
  expect(newestOfAll([router, ['9.0.0']])).toBeUndefined();
});

test('a preview is no release, and a major version that is held stays', () => {
  const node = ['24.9.0', '24.10.0', '24.11.0-rc.1', '26.1.0', '240.0.0'];
  expect(newestOfAll([node, node])).toBe('240.0.0');
  expect(newestOfAll([node, node], '24')).toBe('24.10.0');
});
