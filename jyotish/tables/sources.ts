/**
 * Where the packed tables come from, and what of it is packed.
 *
 * VSOP87B (Bretagnon & Francou 1988): heliocentric L, B, R as sums of A cos(phase + rate T), T in millennia.
 * ELP/MPP02 (Chapront & Francou 2003): the Moon's L, B ("), R (km) as sums of A sin(phase polynomial in centuries).
 * Both as in the MIT package `astronomia`, which is needed here only. IAU 2000B: nutation.table.ts.
 *
 * Terms that can never matter are left out: the cuts below bound one term's share of the geocentric direction at
 * the planet's closest approach, over the years 1600 to 2400. Amplitudes are rounded far below the cuts.
 */
import data from 'astronomia/data';
import { DELAUNAY, NUTATION_TERMS } from '../sky/nutation.table.ts';
import { packTheory, type Series, type Term } from './pack.ts';
import type { PackedTheory } from './series.ts';

const LICENCE =
  'From the MIT tables of astronomia, copyright 2013 Sonia Keys, 2016 Commenthol. See sources.ts.';
const ARCSECOND = Math.PI / 648000;
/** Amplitudes are rounded to this part of the direction, arcseconds; a thousand terms add up to 0.0002". */
const ROUNDING = 0.00002;
/** Greatest |T| from 1600 to 2400. */
const CENTURIES = 4;
const MILLENNIA = 0.4;

/** Smallest term kept ("), the planet's distance from the Sun and its least distance from the Earth (AU). */
const PLANETS = {
  Mercury: { theory: data.vsop87Bmercury, cut: 0.01, radius: 0.39, nearest: 0.55 },
  Venus: { theory: data.vsop87Bvenus, cut: 0.01, radius: 0.72, nearest: 0.27 },
  Earth: { theory: data.vsop87Bearth, cut: 0.001, radius: 1, nearest: 0.5 },
  Mars: { theory: data.vsop87Bmars, cut: 0.005, radius: 1.52, nearest: 0.37 },
  Jupiter: { theory: data.vsop87Bjupiter, cut: 0.01, radius: 5.2, nearest: 4 },
  Saturn: { theory: data.vsop87Bsaturn, cut: 0.01, radius: 9.5, nearest: 8.2 },
} as const;

/** Smallest lunar terms kept, and their rounding: " in longitude and latitude, km in distance. */
const MOON = {
  cut: { L: 0.002, B: 0.002, R: 0.05 },
  unit: { L: ROUNDING, B: ROUNDING, R: 0.00004 },
};

function packedPlanet({ theory, cut, radius, nearest }: (typeof PLANETS)[keyof typeof PLANETS]) {
  const each = (seconds: number) => {
    const angle = (seconds * ARCSECOND * nearest) / radius;
    return { L: angle, B: angle, R: angle * radius };
  };
  return packTheory({ theory, cut: each(cut), unit: each(ROUNDING), reach: MILLENNIA });
}

/** The same series with every A sin(x) written as A cos(x - 90 degrees). */
function asCosines(series: Series): Series {
  const turned = ([a = 0, phase = 0, ...rest]: Term): Term => [a, phase - Math.PI / 2, ...rest];
  return Object.fromEntries(Object.entries(series).map(([power, terms]) => [power, terms.map(turned)]));
}

function packedMoon(): PackedTheory {
  const { L, B, R } = data.elpMppDe;
  const theory = { L: asCosines(L), B: asCosines(B), R: asCosines(R) };
  return packTheory({ theory, ...MOON, reach: CENTURIES });
}

/** Nutation in longitude (L) and obliquity (B), in 0.1 microarcseconds. */
function packedNutation(): PackedTheory {
  const rows = NUTATION_TERMS.map(([l, lp, f, d, node, sin, tSin, cos, obCos, obTCos, obSin]) => {
    const multiples = [l, lp, f, d, node];
    const sum = (part: 0 | 1) =>
      DELAUNAY.reduce((total, each, i) => total + each[part] * (multiples[i] ?? 0), 0) * ARCSECOND;
    // a sin(x) + b cos(x) = A cos(x + phase)
    const term = (sine: number, cosine: number): Term => [
      Math.hypot(sine, cosine),
      sum(0) - Math.atan2(sine, cosine),
      sum(1),
    ];
    return { L: [term(sin, cos), term(tSin, 0)], B: [term(obSin, obCos), term(0, obTCos)] };
  });
  const series = (name: 'L' | 'B'): Series =>
    Object.fromEntries([0, 1].map((power) => [power, rows.map((row) => row[name][power] ?? [])]));
  const half = { L: 0.5, B: 0.5, R: 0.5 };
  return packTheory({
    theory: { L: series('L'), B: series('B'), R: {} },
    cut: half,
    unit: half,
    reach: CENTURIES,
  });
}

/** Returns what the *.gen.json files contain, by file name. */
export function packedTables(): Record<string, object> {
  const planets = Object.entries(PLANETS).map(([name, planet]) => [name, packedPlanet(planet)]);
  return {
    'vsop87b.gen.json': { licence: LICENCE, ...Object.fromEntries(planets) },
    'elp-mpp02.gen.json': { licence: LICENCE, W1: data.elpMppDe.W1, ...packedMoon() },
    'nutation.gen.json': packedNutation(),
  };
}
