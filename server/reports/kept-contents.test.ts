import { expect, test } from 'vitest';
import { contentOf } from './contents.ts';
import type { ReportInput } from './input.ts';
import { createContents } from './kept-contents.ts';
import type { ReportRow } from './store.ts';

const input: ReportInput = {
  ayanamsa: 1,
  yearLength: 1,
  subjects: [
    {
      role: 'birth',
      name: 'Ananya',
      datetime: '1994-08-14T06:40',
      timeUnknown: false,
      coordinates: '26.912400,75.787300',
      latitude: 26.9124,
      longitude: 75.7873,
      location: 'Jaipur, Rajasthan, India',
      timezone: 'Asia/Kolkata',
      offset: null,
    },
  ],
};
const row = { id: 'r1', kind: 'kundli', language: 'en', input } as unknown as ReportRow;

test('what is kept reads as if it were computed anew, at any moment of ten years', () => {
  let now = new Date('2026-11-22T06:30:00Z');
  const contents = createContents(() => now);
  const fresh = () => contentOf({ kind: 'kundli', input }, 'en', now);
  const withoutMargins = (content: ReturnType<typeof contents>) => {
    if (content.kind !== 'kundli') throw new Error('It was a kundli');
    const { sensitivity: _, ...data } = content.data;
    return data;
  };
  for (let step = 0; step < 120; step += 1) {
    expect(contents(row)).toEqual(fresh());
    // Read again within the ten minutes: only the moment moves, and the tenths of a minute may.
    now = new Date(now.getTime() + 4 * 60_000);
    expect(withoutMargins(contents(row))).toEqual(withoutMargins(fresh()));
    now = new Date(now.getTime() + 30.4 * 86_400_000);
  }
});

test('a border between two periods is not read over', () => {
  let now = new Date('2026-11-22T06:30:00Z');
  const contents = createContents(() => now);
  const first = contents(row);
  const end = first.kind === 'kundli' ? (first.data.running?.pratyantar.end ?? '') : '';
  now = new Date(Date.parse(end) - 60_000);
  const before = contents(row);
  now = new Date(Date.parse(end) + 60_000);
  const after = contents(row);
  const runs = (content: typeof first) => content.kind === 'kundli' && content.data.running?.pratyantar.end;
  expect(runs(before)).toBe(end);
  expect(runs(after)).not.toBe(end);
});

test('each language and report is kept for itself, and no more than some', () => {
  const contents = createContents(() => new Date('2026-11-22T06:30:00Z'));
  expect(contents(row, 'hi')).not.toBe(contents(row, 'en'));
  const first = contents(row, 'en');
  expect(contents({ ...row, id: 'r2' }, 'en')).not.toBe(first);
  for (let other = 0; other < 16; other += 1) contents({ ...row, id: `other${other}` }, 'en');
  expect(contents(row, 'en')).toEqual(first);
});
