import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDrills } from './registry.ts';
import { reportOf } from './report.ts';
import { openRoom } from './room.ts';
import { type Result, readState, stillOpen, writeState } from './state.ts';

const result = (name: string, verdict: Result['verdict']): Result => ({
  name,
  verdict,
  figures: { kills: 1000 },
  problems: verdict === 'passed' ? [] : ['order 7 is gone\n  at a line'],
  seconds: 61.2,
});

test('each drill is a file of its name, says what it proves, and names the packages that it needs', async () => {
  const drills = await loadDrills();
  expect(drills.length).toBeGreaterThan(5);
  expect(new Set(drills.map(({ name }) => name)).size).toBe(drills.length);
  for (const { proves, packages } of drills) {
    expect(proves.length).toBeGreaterThan(20);
    expect(packages).toBeInstanceOf(Array);
  }
});

test('the table gives the command, the figures of what passed and the first thing that was disproved', () => {
  expect(reportOf([result('kill', 'passed'), result('clock', 'failed')], true).split('\n')).toEqual([
    '| drill | command | figures | verdict | s |',
    '| --- | --- | --- | --- | --- |',
    '| kill | `npm run drill -- kill --full` | kills 1,000 | passed | 61 |',
    '| clock | `npm run drill -- clock --full` | order 7 is gone | failed | 61 |',
  ]);
});

test('an interrupted long run goes on with what has not passed, also when its state was cut off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'navaratna-drill-state-'));
  try {
    const file = join(folder, 'drills', 'full.json');
    expect(readState(file)).toEqual({});
    writeState(file, { kill: result('kill', 'passed'), clock: result('clock', 'failed') });
    expect(stillOpen(['kill', 'clock', 'split'], readState(file))).toEqual(['clock', 'split']);
    writeFileSync(file, '{"kill":');
    expect(stillOpen(['kill'], readState(file))).toEqual(['kill']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a room stops in reverse order, and says what could not be stopped', async () => {
  const { room, close } = await openRoom('test', { full: false });
  const stopped: string[] = [];
  room.after(() => stopped.push('database'));
  room.after(() => {
    throw new Error('it hangs');
  });
  room.after(() => stopped.push('shop'));
  expect(await close()).toEqual(['test could not be cleared away: it hangs']);
  expect(stopped).toEqual(['shop', 'database']);
});
