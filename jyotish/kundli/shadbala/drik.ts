/** Drik bala: strength of sight, by the arc between grahas (BPHS 26; Raman, Graha and Bhava Balas, ch. 8). Virupas. */
import { wrap360 } from '../../angles.ts';
import { SEVEN_GRAHAS, type SevenGraha } from '../../names.ts';
import { isBenefic, type Longitudes } from '../nature.ts';

/** Full sight of three grahas: what it adds within these arcs from the one who looks. */
const SPECIAL: Partial<Record<SevenGraha, { arcs: readonly (readonly [number, number])[]; adds: number }>> = {
  Mars: {
    arcs: [
      [90, 120],
      [210, 240],
    ],
    adds: 15,
  },
  Jupiter: {
    arcs: [
      [120, 150],
      [240, 270],
    ],
    adds: 30,
  },
  Saturn: {
    arcs: [
      [60, 90],
      [270, 300],
    ],
    adds: 45,
  },
};

/** Sight over an arc (degrees from the one who looks to the one looked at), 0 to 60; no sight below 30 or from 300 on. */
function plainSight(arc: number): number {
  if (arc < 30 || arc >= 300) return 0;
  if (arc < 60) return (arc - 30) / 2;
  if (arc < 90) return arc - 60 + 15;
  if (arc < 120) return (120 - arc) / 2 + 30;
  if (arc < 150) return 150 - arc;
  if (arc < 180) return 2 * (arc - 150);
  return (300 - arc) / 2;
}

/**
 * Returns the strength of the sight of a graha over an arc, virupas;
 * above 60 is possible where the special sight is added.
 */
export function sightBala(graha: SevenGraha, arc: number): number {
  const special = SPECIAL[graha];
  const within = special?.arcs.some(([from, to]) => arc >= from && arc < to) ?? false;
  return plainSight(arc) + (special && within ? special.adds : 0);
}

/** Returns the strength of sight of a graha: a quarter of what benefics give less what malefics take. */
export function drikBala(graha: SevenGraha, longitudes: Longitudes): number {
  let sum = 0;
  for (const other of SEVEN_GRAHAS) {
    if (other === graha) continue;
    const sight = sightBala(other, wrap360(longitudes[graha] - longitudes[other]));
    sum += isBenefic(other, longitudes) ? sight : -sight;
  }
  return sum / 4;
}
