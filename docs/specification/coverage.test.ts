import { expect, test } from 'vitest';
import { readCoverage } from './document.ts';

test('docs/spec-coverage.md says what the sources say: `node docs/specification/write.ts` writes it anew', async () => {
  const { committed, current } = await readCoverage();
  expect(committed).toBe(current);
  expect(committed.trimEnd().split('\n').at(-1)).toBe('missing: 0');
});
