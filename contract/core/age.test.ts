import { expect, it } from 'vitest';
import { isAdult } from './age.ts';

it.each([
  ['2008-11-22', '2026-11-21T18:29:59Z', false],
  ['2008-11-22', '2026-11-21T18:30:00Z', true],
  ['1950-01-01', '2026-11-22T00:00:00Z', true],
  ['2024-02-29', '2042-02-28T12:00:00Z', false],
  ['2024-02-29', '2042-03-01T12:00:00Z', true],
])('born on %s, at %s: %s', (born, at, adult) => expect(isAdult(born, new Date(at))).toBe(adult));
