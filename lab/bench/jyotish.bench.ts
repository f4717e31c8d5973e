/**
 * Benchmark of the astrology engine beside astronomy-engine: `node lab/bench/jyotish.bench.ts`. Both use our delta T.
 * Every round uses other days, so no cache helps. Times are user CPU time of the process, garbage collection included:
 * what a core does, whoever else uses the machine.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Astronomy from 'astronomy-engine';
import {
  addDays,
  anglesAt,
  ayanamsa,
  deltaT,
  kundli,
  match,
  momentOf,
  nextRise,
  panchang,
  SEVEN_GRAHAS,
  tropicalPositions,
} from '../../jyotish/index.ts';

const PLACE = { latitude: 28.6139, longitude: 77.209 };
const ZONE = 'Asia/Kolkata';
const DAY = 86_400_000;
const START = Date.UTC(1950, 0, 1);
const J2000 = Date.UTC(2000, 0, 1, 12);
const observer = new Astronomy.Observer(PLACE.latitude, PLACE.longitude, 0);
Astronomy.SetDeltaTFunction((days) => deltaT(J2000 + days * DAY));

/** Returns an instant that differs from round to round by a month and some hours. */
const instantOf = (round: number) => START + ((round * 30.37) % 36_000) * DAY;

/** Instants from 1900 to 2100 in random order, the same in every run. */
const RANDOM = (() => {
  let seed = 20260101;
  return Array.from({ length: 50_000 }, () => {
    seed = (seed * 48271) % 2147483647;
    return Date.UTC(1900, 0, 1) + Math.floor((seed / 2147483647) * 200 * 365.25 * DAY);
  });
})();
const randomInstantOf = (round: number) => RANDOM[round % RANDOM.length] ?? 0;
/** Instants of an ephemeris: every hour from 1950 on. */
const nextHourOf = (round: number) => START + round * 3_600_000;

/** Returns milliseconds per round, the best of nine slices of a quarter of a second. */
function time(run: (round: number) => unknown): number {
  let round = 0;
  const slice = () => {
    const begin = process.cpuUsage();
    const wall = performance.now();
    let count = 0;
    while (performance.now() - wall < 250 || count < 3) {
      run(round++);
      count++;
    }
    return process.cpuUsage(begin).user / 1000 / count;
  };
  slice();
  return Math.min(...Array.from({ length: 9 }, slice));
}

/** Computes all that a chart takes from the sky. */
function positionSet(instant: number): void {
  const moment = momentOf(instant);
  tropicalPositions({ instant });
  anglesAt(moment, PLACE);
  for (const id of [1, 3, 5] as const) ayanamsa(id, moment.T);
}

/** Returns milliseconds of wall time for the first position set after the import, in a fresh process, the best of nine. */
function firstSetTime(): number {
  const script = `const { tropicalPositions } = await import('#jyotish');
    const t = performance.now(); tropicalPositions({ instant: 0 }); console.log(performance.now() - t)`;
  const first = () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', cwd: ROOT }),
    );
  return Math.min(...Array.from({ length: 9 }, first));
}

const aeLongitude = (
  body: Astronomy.Body,
  moment: Astronomy.AstroTime,
  toEcliptic: Astronomy.RotationMatrix,
) =>
  Astronomy.SphereFromVector(Astronomy.RotateVector(toEcliptic, Astronomy.GeoVector(body, moment, true))).lon;

/** Computes seven bodies and sidereal time with astronomy-engine, which is what a chart needs. */
function aePositions(instant: number): void {
  const moment = Astronomy.MakeTime(new Date(instant));
  const toEcliptic = Astronomy.Rotation_EQJ_ECT(moment);
  for (const graha of SEVEN_GRAHAS) aeLongitude(Astronomy.Body[graha], moment, toEcliptic);
  Astronomy.SiderealTime(moment);
}

/**
 * Returns the milliseconds to import a module in a fresh process, the best of nine. With a folder it uses Node's
 * compile cache.
 */
function loadTime(module: string, compileCache?: string): number {
  const script = `const t = performance.now(); await import(${JSON.stringify(module)}); console.log(performance.now() - t)`;
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  const options = { encoding: 'utf8', cwd: ROOT, env } as const;
  const load = () => Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
  return Math.min(...Array.from({ length: 9 }, load));
}

/** Returns load times: plain, of one small module (the start of Node's own TypeScript support), and cached. */
function loadTimes(): { plain: number; nodeItself: number; cached: number } {
  const cache = mkdtempSync(join(tmpdir(), 'jyotish-bench-'));
  const times = {
    plain: loadTime('#jyotish'),
    nodeItself: loadTime('./jyotish/errors.ts'),
    cached: loadTime('#jyotish', cache),
  };
  rmSync(cache, { recursive: true });
  return times;
}

const ROOT = new URL('../..', import.meta.url).pathname;

/** Returns the bytes of tables and texts that are not code, without test data. */
function dataBytes(): number {
  const folder = new URL('../../jyotish/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const shipped = files.filter((file) => !file.startsWith('testdata') && /\.json$|\.table\.ts$/.test(file));
  return shipped.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
}

interface Row {
  what: string;
  ours: string;
  astronomyEngine: string;
  target: string;
  reached: boolean;
}

const perSecond = (ms: number) => `${Math.round(1000 / ms).toLocaleString('en-IN')} /s`;
const inMs = (ms: number) => `${ms.toFixed(ms < 1 ? 3 : 1)} ms`;

function rows(): Row[] {
  const positions = time((round) => positionSet(randomInstantOf(round)));
  const sorted = time((round) => positionSet(nextHourOf(round)));
  const chart = time((round) => kundli({ instant: instantOf(round), place: PLACE, zone: ZONE, ayanamsa: 1 }));
  const pair = time((round) => {
    const birth = (instant: number) => ({ instant, place: PLACE, zone: ZONE });
    match({ boy: birth(instantOf(round)), girl: birth(instantOf(round + 7)), ayanamsa: 1 });
  });
  const dateOf = (round: number) => new Date(instantOf(round)).toISOString().slice(0, 10);
  const page = (date: string) => panchang({ date, place: PLACE, zone: ZONE, ayanamsa: 1 });
  const day = time((round) => page(dateOf(round)));
  const month = time((round) => {
    for (let i = 0; i < 30; i++) page(addDays(dateOf(round), i));
  });
  const sunrise = time((round) => nextRise({ body: 'Sun', place: PLACE, from: instantOf(round) }));
  const moonrise = time((round) => nextRise({ body: 'Moon', place: PLACE, from: instantOf(round) }));
  const aeSunrise = time((round) =>
    Astronomy.SearchAltitude(Astronomy.Body.Sun, observer, 1, new Date(instantOf(round)), 2, 0),
  );
  const aeMoonrise = time((round) =>
    Astronomy.SearchRiseSet(Astronomy.Body.Moon, observer, 1, new Date(instantOf(round)), 2),
  );
  const aeSet = time((round) => aePositions(randomInstantOf(round)));
  const aeSorted = time((round) => aePositions(nextHourOf(round)));
  const first = firstSetTime();
  const load = loadTimes();
  const aeLoad = loadTime('astronomy-engine');
  const bytes = dataBytes();
  const row = (
    what: string,
    ours: string,
    astronomyEngine: string,
    target: string,
    reached: boolean,
  ): Row => ({
    what,
    ours,
    astronomyEngine,
    target,
    reached,
  });
  return [
    row('position sets, random', perSecond(positions), perSecond(aeSet), '25,000 /s', positions <= 0.04),
    row('position sets, hour by hour', perSecond(sorted), perSecond(aeSorted), '25,000 /s', sorted <= 0.04),
    row('first position set of a process', inMs(first), '-', '-', true),
    row('full kundli', inMs(chart), '-', '5 ms', chart <= 5),
    row('matching of two births', inMs(pair), '-', '-', true),
    row('full panchang page', inMs(day), '-', '25 ms', day <= 25),
    row('month of panchang pages', inMs(month), '-', '600 ms', month <= 600),
    row('one sunrise', inMs(sunrise), inMs(aeSunrise), '-', true),
    row('one moonrise', inMs(moonrise), inMs(aeMoonrise), '-', true),
    row('load, fresh process', inMs(load.plain), inMs(aeLoad), '80 ms', load.plain <= 80),
    row('... of which Node starting its TypeScript', inMs(load.nodeItself), '-', '-', true),
    row('load, compile cache (as the command line)', inMs(load.cached), '-', '80 ms', load.cached <= 80),
    row('data shipped', `${Math.round(bytes / 1024)} kB`, '-', '1,024 kB', bytes <= 1_048_576),
  ];
}

console.table(
  Object.fromEntries(
    rows().map(({ what, reached, ...rest }) => [what, { ...rest, '': reached ? 'ok' : 'MISSED' }]),
  ),
);
