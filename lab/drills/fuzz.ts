import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataFolder, projectFolder } from '../../scripts/launcher/environment.ts';
import { type RequestRole, requestRoles, runRequests } from '../../server/testing/requests/run.ts';
import { startTestShop } from '../../server/testing/test-shop.ts';
import { type Drill, type Figures, requireNone } from './parts/drill.ts';
import { createScratch } from './parts/scratch.ts';

/** The requests of a role: from this number on, so many, generated from this seed. */
type Run = { role: RequestRole; seed: number; from: number; count: number };

const seed = 15;
const chunk = 25_000;
const file = join(dataFolder, 'drills', 'fuzz.json');

/** Returns how many requests of each role a long run has done before it was interrupted. */
const readDone = (): Record<string, number> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};

function writeDone(done: Record<string, number>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(done));
}

/** Parses `--only "role number [count [seed]]"`, by which a failing case is sent again. Throws for another role. */
function readOnly(text: string): Run {
  const [name, from = '0', count = '1', given = String(seed)] = text.split(' ');
  const role = requestRoles.find((one) => one === name);
  if (!role) throw new Error(`--only "role number": the roles are ${requestRoles.join(', ')}.`);
  return { role, from: Number(from), count: Number(count), seed: Number(given) };
}

/** Returns the runs that are left, in turns of a chunk a role. */
function plan(count: number, done: Record<string, number>): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < count; from += chunk)
    for (const role of requestRoles)
      if (from >= (done[role] ?? 0)) runs.push({ role, seed, from, count: Math.min(chunk, count - from) });
  return runs;
}

/** Sends requests that are generated from the contract: valid, invalid and hostile, as every role. */
export const drill: Drill = {
  name: 'fuzz',
  proves: 'no request causes a 500, hangs, tells of SQL or a stack, or breaks stock, orders or money',
  found:
    'a 500 of the dashboard for days that end with the first of the year 1, of muhurats from the last of 9999, for a text that is a nest of lists, for the link to a copy of personal data that there was twice, and for the last version of a row',
  packages: [],
  async run(room) {
    const count = room.full ? 250_000 : 5000;
    const { url } = await createScratch(room);
    const pages = { buildDir: join(projectFolder, 'build') };
    const testShop = await startTestShop({ databaseUrl: url, pages, env: { LOG_LEVEL: 'silent' } });
    room.after(testShop.close);
    const done = room.full && !room.only ? readDone() : {};
    const runs = room.only ? [readOnly(room.only)] : plan(count, done);
    const figures: Figures = { requests: 0 };
    const problems: string[] = [];
    for (const run of runs) {
      const report = await runRequests(testShop, run, room.say);
      room.say(`${run.role}, ${run.from + run.count} of ${count}`);
      problems.push(...report.problems);
      figures.requests = Number(figures.requests) + run.count;
      for (const [status, times] of Object.entries(report.statuses))
        figures[status] = Number(figures[status] ?? 0) + times;
      if (problems.length > 0) break;
      done[run.role] = run.from + run.count;
      if (room.full && !room.only) writeDone(done);
    }
    requireNone(problems);
    if (room.full && !room.only) writeDone({});
    return figures;
  },
};
