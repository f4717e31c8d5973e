import { readFileSync } from 'node:fs';
import data, { type Theory } from 'astronomia/data';
import { describe, expect, it } from 'vitest';
import { ARCSECOND, addScaled, dot, norm, type Vector } from '../angles.ts';
import { DELAUNAY, NUTATION_TERMS } from '../sky/nutation.table.ts';
import { nutation } from '../sky/nutation.ts';
import { fromSpherical, heliocentric, type VsopBody } from '../sky/vsop87.ts';
import ELP_MPP02 from './elp-mpp02.gen.json' with { type: 'json' };
import { sumTheory, unpackTheory } from './series.ts';
import { packedTables } from './sources.ts';
import VSOP87B from './vsop87b.gen.json' with { type: 'json' };

const FULL: Record<VsopBody, Theory> = {
  Mercury: data.vsop87Bmercury,
  Venus: data.vsop87Bvenus,
  Earth: data.vsop87Bearth,
  Mars: data.vsop87Bmars,
  Jupiter: data.vsop87Bjupiter,
  Saturn: data.vsop87Bsaturn,
};
/** Arcseconds by which the packed tables may turn a geocentric direction: all far below the promise, 1900 to 2100. */
const BOUND = { Sun: 0.02, Mercury: 0.2, Venus: 0.2, Mars: 0.2, Jupiter: 0.2, Saturn: 0.25 };

/** Returns the centuries since J2000 of random instants from 1900 to 2100, the same in every run. */
function randomCenturies(count: number): number[] {
  let seed = 20260101;
  return Array.from({ length: count }, () => {
    seed = (seed * 48271) % 2147483647;
    return -1 + (2 * seed) / 2147483647;
  });
}

/** Returns the sum of a series term by term, with nothing left out and nothing shared. */
function plainSum(series: Theory['L'], T: number, wave: (angle: number) => number): number {
  let sum = 0;
  for (const [power, terms] of Object.entries(series)) {
    let part = 0;
    for (const term of terms) {
      let turned = 0;
      for (let i = term.length - 1; i > 1; i--) turned = (turned + (term[i] ?? 0)) * T;
      part += (term[0] ?? 0) * wave((term[1] ?? 0) + turned);
    }
    sum += part * T ** Number(power);
  }
  return sum;
}

function fullHeliocentric(body: VsopBody, T: number): Vector {
  const sum = (name: 'L' | 'B' | 'R') => ({
    value: plainSum(FULL[body][name], T / 10, Math.cos),
    rate: 0,
  });
  return fromSpherical({ L: sum('L'), B: sum('B'), R: sum('R') }, 1).position;
}

/** Returns the angle between two directions, arcseconds. */
function between(a: Vector, b: Vector): number {
  return norm(addScaled(b, -dot(a, b) / dot(a, a), a)) / norm(b) / ARCSECOND;
}

describe('the packed tables', () => {
  it('are what the published series pack to', () => {
    for (const [file, table] of Object.entries(packedTables())) {
      const committed: unknown = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
      expect(committed, file).toEqual(JSON.parse(JSON.stringify(table)));
    }
  });

  it('show Sun and planets where the whole series do, at 2,400 random places of two centuries', () => {
    const worst = { Sun: 0, Mercury: 0, Venus: 0, Mars: 0, Jupiter: 0, Saturn: 0 };
    for (const T of randomCenturies(400)) {
      const earth = heliocentric('Earth', T).position;
      const fullEarth = fullHeliocentric('Earth', T);
      worst.Sun = Math.max(worst.Sun, between(earth, fullEarth));
      for (const body of ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const) {
        const seen = addScaled(heliocentric(body, T).position, -1, earth);
        const full = addScaled(fullHeliocentric(body, T), -1, fullEarth);
        worst[body] = Math.max(worst[body], between(seen, full));
      }
    }
    for (const body of Object.keys(BOUND) as (keyof typeof BOUND)[])
      expect(worst[body], body).toBeLessThan(BOUND[body]);
  });

  it('show the Moon where the whole theory does, at 2,000 random instants of two centuries', () => {
    const theory = unpackTheory(ELP_MPP02);
    const worst = { L: 0, B: 0, R: 0 };
    for (const T of randomCenturies(2000)) {
      const [L, B, R] = sumTheory(theory, T);
      for (const [name, ours] of Object.entries({ L, B, R }) as ['L' | 'B' | 'R', typeof L][]) {
        const full = plainSum(data.elpMppDe[name], T, Math.sin);
        worst[name] = Math.max(worst[name], Math.abs(ours.value - full));
      }
    }
    expect(worst.L, 'longitude, "').toBeLessThan(0.1);
    expect(worst.B, 'latitude, "').toBeLessThan(0.1);
    expect(worst.R, 'distance, km').toBeLessThan(2);
  });

  it('move as fast as their rates say', () => {
    for (const packed of [ELP_MPP02, VSOP87B.Earth, VSOP87B.Mercury, VSOP87B.Saturn]) {
      const theory = unpackTheory(packed);
      const step = 1e-7;
      for (const T of randomCenturies(50).map((each) => each * packed.reach)) {
        const [before, at, after] = [T - step, T, T + step].map((each) => sumTheory(theory, each));
        for (const [i, { rate }] of (at ?? []).entries()) {
          const moved = ((after?.[i]?.value ?? 0) - (before?.[i]?.value ?? 0)) / (2 * step);
          expect(Math.abs(moved - rate) / (1 + Math.abs(rate))).toBeLessThan(1e-4);
        }
      }
    }
  });

  it('nod as the published table of nutation does', () => {
    for (const T of randomCenturies(200).map((each) => each * 4)) {
      const angles = DELAUNAY.map(([start, rate]) => (start + rate * T) * ARCSECOND);
      let [longitude, obliquity] = [-0.000135, 0.000388];
      for (const [l, lp, f, d, node, sin, tSin, cos, obCos, obTCos, obSin] of NUTATION_TERMS) {
        const angle = [l, lp, f, d, node].reduce((sum, n, i) => sum + n * (angles[i] ?? 0), 0);
        longitude += ((sin + tSin * T) * Math.sin(angle) + cos * Math.cos(angle)) * 1e-7;
        obliquity += ((obCos + obTCos * T) * Math.cos(angle) + obSin * Math.sin(angle)) * 1e-7;
      }
      const ours = nutation(T);
      expect(Math.abs(ours.longitude / ARCSECOND - longitude)).toBeLessThan(0.00001);
      expect(Math.abs(ours.obliquity / ARCSECOND - obliquity)).toBeLessThan(0.00001);
    }
  });
});
