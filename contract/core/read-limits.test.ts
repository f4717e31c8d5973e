import { expect, test } from 'vitest';
import { contract } from '../index.ts';
import type { EndpointSpec } from './endpoint.ts';

test('every public read with a free query has a limit by address, or is cached and counted when it is not in the cache', () => {
  const open = Object.entries(contract as Record<string, EndpointSpec>).filter(
    ([key, { access, query, limit, cacheTags }]) =>
      key.startsWith('GET ') && access === 'anyone' && query && !limit && !cacheTags,
  );
  expect(open.map(([key]) => key)).toEqual([]);
});
