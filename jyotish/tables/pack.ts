/**
 * Packs the planetary and lunar tables of the MIT package `astronomia` into this folder's *.gen.json files.
 * Run by hand, once: `node jyotish/tables/pack.ts`, then `npx biome format --write jyotish/tables`. The result is
 * committed; the package stays a development tool. JSON, because it loads faster than a module of text.
 *
 * VSOP87B (Bretagnon & Francou 1988): heliocentric L, B, R as sums of A cos(phase + rate T), T in millennia.
 * ELP/MPP02 (Chapront & Francou 2003): the Moon's L, B ("), R (km) as sums of A sin(phase polynomial in centuries);
 * packed as cosines, so that one loop sums both theories.
 * Terms that can never matter are left out: the cuts below bound one term's share of the geocentric direction at
 * the planet's closest approach, over the years 1600 to 2400.
 */
import { writeFileSync } from 'node:fs';
import data from 'astronomia/data';

type Term = readonly number[];
type Series = Readonly<Record<string, readonly Term[]>>;
type Theory = Readonly<Record<'L' | 'B' | 'R', Series>>;

const LICENCE = 'From the MIT tables of astronomia, copyright 2013 Sonia Keys, 2016 Commenthol. See pack.ts.';
const ARCSECOND = Math.PI / 648000;

/** Smallest term kept ("), the planet's distance from the Sun and its least distance from the Earth (AU). */
const PLANETS = {
  Mercury: { theory: data.vsop87Bmercury, cut: 0.02, radius: 0.39, nearest: 0.55 },
  Venus: { theory: data.vsop87Bvenus, cut: 0.02, radius: 0.72, nearest: 0.27 },
  Earth: { theory: data.vsop87Bearth, cut: 0.001, radius: 1, nearest: 0.5 },
  Mars: { theory: data.vsop87Bmars, cut: 0.02, radius: 1.52, nearest: 0.37 },
  Jupiter: { theory: data.vsop87Bjupiter, cut: 0.02, radius: 5.2, nearest: 4 },
  Saturn: { theory: data.vsop87Bsaturn, cut: 0.02, radius: 9.5, nearest: 8.2 },
} as const;

/** Smallest lunar terms kept: " in longitude and latitude, km in distance. */
const MOON_CUT = { L: 0.002, B: 0.002, R: 0.05 };

interface Packed {
  counts: number[];
  base64: string;
}

/** Series by powers of T -> term counts per power and all numbers of the kept terms as little-endian doubles. */
function pack(series: Series, keep: (amplitude: number, power: number) => boolean): Packed {
  const counts: number[] = [];
  const numbers: number[] = [];
  for (const [power, terms] of Object.entries(series)) {
    const kept = terms.filter((term) => keep(Math.abs(term[0] ?? 0), Number(power)));
    counts.push(kept.length);
    numbers.push(...kept.flat());
  }
  return { counts, base64: Buffer.from(Float64Array.from(numbers).buffer).toString('base64') };
}

/** The same series with every A sin(x) written as A cos(x - 90 degrees). */
function asCosines(series: Series): Series {
  const turned = ([a = 0, phase = 0, ...rest]: Term): Term => [a, phase - Math.PI / 2, ...rest];
  return Object.fromEntries(Object.entries(series).map(([power, terms]) => [power, terms.map(turned)]));
}

const planets = Object.fromEntries(
  Object.entries(PLANETS).map(([name, { theory, cut, radius, nearest }]) => {
    const angle = (cut * ARCSECOND * nearest) / radius;
    const { L, B, R }: Theory = theory;
    const packed = {
      L: pack(L, (a, power) => a * 0.4 ** power >= angle),
      B: pack(B, (a, power) => a * 0.4 ** power >= angle),
      R: pack(R, (a, power) => a * 0.4 ** power >= angle * radius),
    };
    return [name, packed];
  }),
);
const elp: Theory & { W1: readonly number[] } = data.elpMppDe;
const moon = {
  W1: elp.W1,
  L: pack(asCosines(elp.L), (a, power) => a * 4 ** power >= MOON_CUT.L),
  B: pack(asCosines(elp.B), (a, power) => a * 4 ** power >= MOON_CUT.B),
  R: pack(asCosines(elp.R), (a, power) => a * 4 ** power >= MOON_CUT.R),
};

const write = (file: string, tables: object) =>
  writeFileSync(
    new URL(file, import.meta.url),
    `${JSON.stringify({ licence: LICENCE, ...tables }, null, 2)}\n`,
  );
write('vsop87b.gen.json', planets);
write('elp-mpp02.gen.json', moon);
