import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createSweeper, type ScheduledSweep, type Sweeper } from './sweeper.ts';

const hour = 3_600_000;
const app = fastify();
let sweeper: Sweeper | undefined;
afterEach(() => sweeper?.stop());

/** Starts sweeps that return what is given, one after the other, and then nothing. Returns how often each has run. */
function start(found: Record<string, { everyMs: number; returns: (number | Error)[] }>) {
  const runs: Record<string, number> = {};
  const sweeps = Object.entries(found).map(([name, { everyMs, returns }]): [string, ScheduledSweep] => {
    const sweep = async () => {
      const count = runs[name] ?? 0;
      runs[name] = count + 1;
      const next = returns[count] ?? 0;
      if (next instanceof Error) throw next;
      return next;
    };
    return [name, { sweep, everyMs }];
  });
  sweeper = createSweeper(app.log, Object.fromEntries(sweeps), 1);
  sweeper.start();
  return { runs, sweeper };
}

test('a sweep that found nothing pauses; one that found rows or failed looks again in the next round', async () => {
  const { runs, sweeper } = start({
    empty: { everyMs: hour, returns: [] },
    full: { everyMs: hour, returns: [100, 100, 7] },
    failing: { everyMs: hour, returns: [new Error('no connection'), new Error('no connection')] },
    always: { everyMs: 0, returns: [] },
  });
  await expect.poll(() => runs.always).toBeGreaterThan(8);
  await sweeper.stop();
  expect(runs).toMatchObject({ empty: 1, full: 4, failing: 3 });
});

test('a round that is asked for runs every sweep, also one that pauses', async () => {
  const { runs, sweeper } = start({ empty: { everyMs: hour, returns: [] } });
  await expect.poll(() => runs.empty).toBe(1);
  await sweeper.round();
  expect(runs.empty).toBe(2);
});
