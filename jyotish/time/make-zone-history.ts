/**
 * Writes zone-history.gen.json: the clocks before 1970 that the platform does not know. The platform's time zones are
 * merged where they agree since 1970; the zones of Debian's package tzdata are not (built with `backzone`).
 *
 *     apt-get download tzdata && dpkg-deb -x tzdata_*.deb tz
 *     node jyotish/time/make-zone-history.ts tz/usr/share/zoneinfo
 *     npx biome format --write jyotish/time
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ZoneHistory } from './zone-history.ts';

const from = Date.UTC(1880, 0, 1) / 1000;
const bornSince = Date.UTC(1900, 0, 1) / 1000;
/** From here on the platform is right. */
const until = 0;
const week = 7 * 86_400;

/** Seconds since 1970, the offset from then on in seconds, and its abbreviation (LMT is local mean time). */
type Change = { at: number; offset: number; name: string };

/** Reads the changes of a zone from its compiled file (TZif, RFC 8536); the first is the beginning of time. */
function readZone(file: string): Change[] {
  const bytes = readFileSync(file);
  const countsAt = (start: number): [number, number, number, number, number, number] => {
    const count = (index: number) => bytes.readUInt32BE(start + 20 + 4 * index);
    return [count(0), count(1), count(2), count(3), count(4), count(5)];
  };
  // The first block has times of 32 bits, for old readers; the second has all.
  const [isUt, isStandard, leaps, times, types, letters] = countsAt(0);
  const second = 44 + times * 5 + types * 6 + letters + leaps * 8 + isStandard + isUt;
  const [, , , count, kinds, length] = countsAt(second);
  const kindsAt = second + 44 + count * 9;
  const names = bytes.toString('latin1', kindsAt + kinds * 6, kindsAt + kinds * 6 + length);
  const changeTo = (at: number, kind: number): Change => {
    const start = kindsAt + kind * 6;
    const [name = ''] = names.slice(bytes.readUInt8(start + 5)).split('\0');
    return { at, offset: bytes.readInt32BE(start), name };
  };
  const changes = Array.from({ length: count }, (_, index) =>
    changeTo(
      Number(bytes.readBigInt64BE(second + 44 + index * 8)),
      bytes.readUInt8(second + 44 + count * 8 + index),
    ),
  );
  return [changeTo(Number.NEGATIVE_INFINITY, 0), ...changes];
}

/** Returns the platform's offset of a zone in seconds; null for a zone that it does not know. */
function platformOffsets(zone: string): ((second: number) => number) | null {
  const options = { hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' } as const;
  try {
    const formatter = new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: zone });
    return (second) => Date.parse(`${formatter.format(second * 1000).replace(' ', 'T')}Z`) / 1000 - second;
  } catch {
    return null;
  }
}

/** Returns whether the platform knows these changes: asked each week, and around each change. */
function isKnown(changes: readonly Change[], platform: (second: number) => number): boolean {
  const offsetAt = (second: number) => changes.findLast(({ at }) => at <= second)?.offset;
  const around = changes.flatMap(({ at }) => [at - 1, at]).filter((at) => at >= from && at < until);
  const weekly = Array.from({ length: Math.ceil((until - from) / week) }, (_, index) => from + index * week);
  return [...around, ...weekly].every((second) => offsetAt(second) === platform(second));
}

const folder = process.argv[2] ?? '/usr/share/zoneinfo';
const rules = readFileSync(join(folder, 'tzdata.zi'), 'utf8');
// Names of places: a name without an area, such as WET or Iceland, is a rule or an older name.
const zones = [...rules.matchAll(/^(?:Z|L \S+) (\S+\/\S+)/gm)].map(([, zone = '']) => zone).sort();
const histories = new Map<string, number>();
const history: ZoneHistory = {
  source: `tzdata ${/^# version (\S+)/.exec(rules)?.[1]} of Debian, with backzone`,
  zones: {},
  histories: [],
  localMeanTimeUntil: {},
};
for (const zone of zones) {
  const platform = platformOffsets(zone);
  if (!platform) continue;
  const changes = readZone(join(folder, zone));
  const [first, second] = changes;
  if (first?.name === 'LMT' && second && second.at > bornSince) history.localMeanTimeUntil[zone] = second.at;
  if (isKnown(changes, platform)) continue;
  const told = changes
    .filter(({ at, offset }, index) => at < until && offset !== changes[index - 1]?.offset)
    .flatMap(({ at, offset }, index) => (index === 0 ? [offset] : [at, offset]));
  const index = histories.get(`${told}`) ?? histories.size;
  histories.set(`${told}`, index);
  history.histories[index] = told;
  history.zones[zone] = index;
}
// Links of the platform to a merged zone lead to its past too: Africa/Asmera is Africa/Asmara.
for (const [zone, index] of Object.entries(history.zones)) {
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  history.zones[timeZone] ??= index;
}
writeFileSync(new URL('zone-history.gen.json', import.meta.url), `${JSON.stringify(history)}\n`);
