import { expect, test } from 'vitest';
import { createPauses } from './pauses.ts';

test('pauses double with each failed start, up to half a minute, and start again after a steady run', () => {
  const pauses = createPauses();
  const grown = Array.from({ length: 9 }, () => pauses.after(0));
  expect(grown).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  expect(pauses.after(29_999)).toBe(30_000);
  expect(pauses.after(30_000)).toBe(500);
  expect(pauses.after(1000)).toBe(1000);
});
