import { expect, test } from 'vitest';
import { createPauses } from './pauses.ts';

test('pauses double with each failed start, up to five seconds, and start again after a steady run', () => {
  const pauses = createPauses();
  const grown = Array.from({ length: 9 }, () => pauses.after(0));
  expect(grown).toEqual([500, 1000, 2000, 4000, 5000, 5000, 5000, 5000, 5000]);
  expect(pauses.after(29_999)).toBe(5000);
  expect(pauses.after(30_000)).toBe(500);
  expect(pauses.after(1000)).toBe(1000);
});
