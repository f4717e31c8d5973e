/**
 * npm run drill [-- name ...] [--full] [--again] [--only text] [--tag commit] [--report file]:
 * causes failures on purpose, and proves that nothing was lost. Without a
 * name it runs all of them. `list` says which there are and what each proves.
 *
 * A drill takes at most three minutes. `--full` runs the long forms, hours together. A full run that was interrupted goes
 * on with the drills that have not passed (.data/drills/full.json); `--again` begins anew. `--only` repeats one case (fuzz: "customer 1234"; rolling:
 * "nginx"). `--tag` names the version that rolling compares with. The table at the end is also
 * written to .data/drills/report.md, and the results to `--report` as JSON. Exits with 1 when a drill has failed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '../../scripts/launcher/environment.ts';
import { type Drill, DrillFailed } from './parts/drill.ts';
import { readFaults } from './parts/faults.ts';
import { ensurePackages } from './parts/packages.ts';
import { loadDrills } from './parts/registry.ts';
import { reportOf } from './parts/report.ts';
import { openRoom } from './parts/room.ts';
import { stopScratchServer } from './parts/scratch.ts';
import { type Result, readState, stillOpen, writeState } from './parts/state.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    only: { type: 'string' },
    tag: { type: 'string' },
    report: { type: 'string' },
  },
});
if (values.tag) process.env.DRILL_TAG = values.tag;
const folder = join(dataFolder, 'drills');
const stateFile = join(folder, 'full.json');

/** Returns why a drill cannot run here, or null. Installs what it needs when that is allowed. */
function obstacleTo({ packages, root }: Drill, say: (line: string) => void): string | null {
  if (root && process.getuid?.() !== 0) return 'needs root';
  return ensurePackages(packages, say);
}

async function runDrill(drill: Drill, full: boolean): Promise<Result> {
  const { room, close } = await openRoom(drill.name, { full, ...(values.only && { only: values.only }) });
  const result: Result = { name: drill.name, verdict: 'passed', figures: {}, problems: [], seconds: 0 };
  const started = Date.now();
  const obstacle = obstacleTo(drill, room.say);
  try {
    if (obstacle) Object.assign(result, { verdict: 'skipped', problems: [obstacle] });
    else {
      room.say(drill.proves);
      result.figures = await drill.run(room);
    }
  } catch (error) {
    result.verdict = 'failed';
    result.problems =
      error instanceof DrillFailed ? [...error.problems] : [(error as Error).stack ?? String(error)];
    for (const fault of await readFaults(room.folder))
      console.error(`  ${drill.name}: the shop logged ${fault}`);
  }
  const uncleared = await close();
  if (uncleared.length > 0)
    Object.assign(result, { verdict: 'failed', problems: [...result.problems, ...uncleared] });
  result.seconds = (Date.now() - started) / 1000;
  for (const problem of result.problems.slice(0, 20)) console.error(`  ${drill.name}: ${problem}`);
  console.log(`  ${drill.name}: ${result.verdict} in ${Math.round(result.seconds)} s`);
  return result;
}

function list(drills: readonly Drill[]): void {
  for (const { name, proves, found, packages } of drills) {
    console.log(`${name.padEnd(14)} ${proves}`);
    if (found) console.log(`${' '.repeat(15)}found: ${found}`);
    if (packages.length > 0) console.log(`${' '.repeat(15)}needs: ${packages.join(', ')}`);
  }
}

/** Returns the drills to run. Throws for a name that is none. */
function chooseFrom(drills: readonly Drill[]): Drill[] {
  for (const name of positionals)
    if (!drills.some((drill) => drill.name === name))
      throw new Error(`There is no drill ${name}: see npm run drill -- list.`);
  return positionals.length > 0 ? drills.filter(({ name }) => positionals.includes(name)) : [...drills];
}

async function runAll(chosen: readonly Drill[]): Promise<Result[]> {
  const state = values.full && !values.again ? readState(stateFile) : {};
  const open = new Set(
    stillOpen(
      chosen.map(({ name }) => name),
      state,
    ),
  );
  for (const drill of chosen) {
    if (!open.has(drill.name)) console.log(`  ${drill.name}: passed before, in this full run`);
    else state[drill.name] = await runDrill(drill, values.full);
    if (values.full) writeState(stateFile, state);
  }
  return chosen.flatMap(({ name }) => state[name] ?? []);
}

const drills = await loadDrills();
if (positionals[0] === 'list') list(drills);
else {
  // The shops and databases of drills give way to whatever else this machine does.
  setPriority(10);
  try {
    const results = await runAll(chooseFrom(drills));
    if (values.report)
      writeState(values.report, Object.fromEntries(results.map((result) => [result.name, result])));
    const report = reportOf(results, values.full);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'report.md'), `${report}\n`);
    console.log(`\n${report}`);
    process.exitCode = results.some(({ verdict }) => verdict === 'failed') ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  } finally {
    await stopScratchServer();
  }
}
process.exit();
