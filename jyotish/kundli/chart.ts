/** The birth chart: grahas and lagna in signs, houses and nakshatras. */
import { wrap360 } from '../angles.ts';
import type { Place } from '../errors.ts';
import { GRAHAS, type Graha, type SevenGraha, SIGN_LORDS, signOf } from '../names.ts';
import { anglesAt } from '../sky/ascendant.ts';
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import { type NodeKind, nodeAt } from '../sky/nodes.ts';
import { siderealPositions } from '../sky/positions.ts';
import { aspectedSigns } from './aspects.ts';
import { type Dignity, dignityOf } from './dignity.ts';
import { type NakshatraPlace, nakshatraOf } from './nakshatra.ts';

/** Birth: when, where, and the conventions to compute with. */
export interface ChartOptions {
  /** UTC ms. */
  instant: number;
  place: Place;
  ayanamsa: AyanamsaId;
  /** Which node is Rahu; mean when not said. */
  node?: NodeKind;
}

/** A point of the chart. */
export interface Placement {
  /** Sidereal longitude, degrees. */
  longitude: number;
  /** 0 (Mesha) to 11 (Meena). */
  sign: number;
  /** Degrees within the sign, 0 to 30. */
  degree: number;
  /** 1 to 12, whole signs from the lagna. */
  house: number;
  nakshatra: NakshatraPlace;
}

/** A graha in the chart. */
export interface GrahaPlacement extends Placement {
  graha: Graha;
  /** Ecliptic latitude, degrees. */
  latitude: number;
  /** Degrees a day, sidereal. */
  speed: number;
  retrograde: boolean;
  combust: boolean;
  dignity: Dignity | null;
}

/** A house: its sign, who rules it, who stands in it, who looks at it. */
export interface House {
  /** 1 to 12. */
  number: number;
  sign: number;
  lord: SevenGraha;
  occupants: Graha[];
  aspectedBy: Graha[];
}

/** The chart with the figures it was made with. */
export interface Chart {
  lagna: Placement;
  /** Midheaven (MC), sidereal degrees. */
  midheaven: number;
  grahas: Record<Graha, GrahaPlacement>;
  houses: House[];
  /** Mean ayanamsa, degrees. */
  ayanamsa: number;
  /** TT - UT, seconds. */
  deltaT: number;
  node: NodeKind;
  /** Rahu by both readings, sidereal degrees; `grahas.Rahu` is the one of `node`. */
  rahu: Record<NodeKind, number>;
  /** Tropical longitude of the Sun, for the Western sign. */
  tropicalSun: number;
  /** Beyond the polar circle the lagna is not what it is elsewhere. */
  polar: boolean;
}

/** Casts the chart of a birth. Houses are whole signs. */
export function chartOf({ instant, place, ayanamsa, node = 'mean' }: ChartOptions): Chart {
  const sky = siderealPositions({ instant, ayanamsa, node });
  const angles = anglesAt(sky.moment, place);
  const ascendant = wrap360(angles.ascendant - sky.ayanamsa);
  const lagnaSign = signOf(ascendant);
  const rahuBy = (kind: NodeKind) => wrap360(nodeAt(sky.moment, kind).longitude - sky.ayanamsa);
  const placementOf = (longitude: number): Placement => {
    const sign = signOf(longitude);
    const house = ((sign - lagnaSign + 12) % 12) + 1;
    return { longitude, sign, degree: longitude - 30 * sign, house, nakshatra: nakshatraOf(longitude) };
  };
  const grahas = Object.fromEntries(
    GRAHAS.map((graha): [Graha, GrahaPlacement] => {
      const { longitude, latitude, speed, retrograde, combust } = sky.positions[graha];
      const placement = placementOf(longitude);
      const dignity = dignityOf(graha, placement.sign, placement.degree);
      return [graha, { graha, ...placement, latitude, speed, retrograde, combust, dignity }];
    }),
  ) as Record<Graha, GrahaPlacement>;
  return {
    lagna: placementOf(ascendant),
    midheaven: wrap360(angles.midheaven - sky.ayanamsa),
    grahas,
    houses: housesOf(lagnaSign, grahas),
    ayanamsa: sky.ayanamsa,
    deltaT: sky.deltaT,
    node,
    rahu: { mean: rahuBy('mean'), true: rahuBy('true') },
    tropicalSun: wrap360(grahas.Sun.longitude + sky.ayanamsa),
    polar: angles.polar,
  };
}

function housesOf(lagnaSign: number, grahas: Record<Graha, GrahaPlacement>): House[] {
  return Array.from({ length: 12 }, (_, index) => {
    const sign = (lagnaSign + index) % 12;
    return {
      number: index + 1,
      sign,
      lord: SIGN_LORDS[sign] ?? 'Sun',
      occupants: GRAHAS.filter((graha) => grahas[graha].sign === sign),
      aspectedBy: GRAHAS.filter((graha) => aspectedSigns(graha, grahas[graha].sign).includes(sign)),
    };
  });
}

/** Returns the lord of a house (1 to 12) of the chart. */
export function lordOfHouse(chart: Chart, house: number): SevenGraha {
  return SIGN_LORDS[(chart.lagna.sign + house - 1) % 12] ?? 'Sun';
}
