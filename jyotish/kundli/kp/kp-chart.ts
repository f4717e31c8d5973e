/** The chart of Krishnamurti Paddhati: Placidus cusps, their lords, and what the grahas signify (KP Reader 1 to 3). */
import { wrap360 } from '../../angles.ts';
import { GRAHAS, type Graha } from '../../names.ts';
import { momentOf } from '../../sky/moment.ts';
import { siderealPositions } from '../../sky/positions.ts';
import { isWithin } from '../bhava-chalit.ts';
import type { ChartOptions } from '../chart.ts';
import { placidusCusps } from './placidus.ts';
import { type PointLords, pointLords } from './sub-lords.ts';

/** The ayanamsa of Krishnamurti, whichever one the rest of the kundli uses. */
const KP_AYANAMSA = 5;

/** A cusp of the KP chart. */
export interface KpCusp {
  /** 1 to 12. */
  house: number;
  /** Sidereal degrees. */
  longitude: number;
  lords: PointLords;
}

/** A graha in the KP chart. */
export interface KpGraha {
  graha: Graha;
  /** Sidereal degrees. */
  longitude: number;
  retrograde: boolean;
  lords: PointLords;
  /** House from cusp to cusp, 1 to 12; null without cusps. */
  house: number | null;
  /** Houses whose cusp stands in a sign of the graha; none for the nodes. */
  owns: number[];
  /** Houses it signifies, strongest first: where its star lord stands, where it stands, what its star lord owns, what it owns. */
  signifies: [number[], number[], number[], number[]];
}

/** Grahas that signify a house, strongest group first (KP Reader 3). */
export interface HouseSignificators {
  house: number;
  /** In the star of an occupant. */
  starOfOccupant: Graha[];
  occupants: Graha[];
  /** In the star of the lord of the cusp. */
  starOfLord: Graha[];
  lord: Graha;
}

/** The KP chart. */
export interface KpChart {
  /** Krishnamurti's mean ayanamsa, degrees. */
  ayanamsa: number;
  /** Null from the polar circles on, where Placidus has no cusps. */
  cusps: KpCusp[] | null;
  grahas: Record<Graha, KpGraha>;
  /** Null without cusps. */
  significators: HouseSignificators[] | null;
}

type Placed = Omit<KpGraha, 'signifies'>;

/**
 * What a graha signifies. The nodes signify by star and place only: that they also act for the lord of their sign and
 * for grahas with them is left to the reader.
 */
function signifiesOf(graha: Placed, all: Record<Graha, Placed>): KpGraha['signifies'] {
  const star = all[graha.lords.star];
  const houseOf = ({ house }: Placed) => (house === null ? [] : [house]);
  return [houseOf(star), houseOf(graha), star.owns, graha.owns];
}

function significatorsOf({ house, lords }: KpCusp, all: Record<Graha, Placed>): HouseSignificators {
  const occupants = GRAHAS.filter((graha) => all[graha].house === house);
  const inStarOf = (stars: readonly Graha[]) =>
    GRAHAS.filter((graha) => stars.includes(all[graha].lords.star));
  return {
    house,
    starOfOccupant: inStarOf(occupants),
    occupants,
    starOfLord: inStarOf([lords.sign]),
    lord: lords.sign,
  };
}

/** Casts the KP chart of a birth. The ayanamsa is always Krishnamurti's; `options.ayanamsa` is not used. */
export function kpChart({ instant, place, node = 'mean' }: Omit<ChartOptions, 'ayanamsa'>): KpChart {
  const sky = siderealPositions({ instant, ayanamsa: KP_AYANAMSA, node });
  const cusps =
    placidusCusps(momentOf(instant), place)?.map((tropical, index): KpCusp => {
      const longitude = wrap360(tropical - sky.ayanamsa);
      return { house: index + 1, longitude, lords: pointLords(longitude) };
    }) ?? null;
  const houseOf = (longitude: number) =>
    cusps?.find(({ house, longitude: start }) =>
      isWithin(longitude, start, cusps[house % 12]?.longitude ?? start),
    )?.house ?? null;
  const placed = Object.fromEntries(
    GRAHAS.map((graha): [Graha, Placed] => {
      const { longitude, retrograde } = sky.positions[graha];
      const owns = cusps?.filter(({ lords }) => lords.sign === graha).map(({ house }) => house) ?? [];
      return [
        graha,
        { graha, longitude, retrograde, lords: pointLords(longitude), house: houseOf(longitude), owns },
      ];
    }),
  ) as Record<Graha, Placed>;
  return {
    ayanamsa: sky.ayanamsa,
    cusps,
    grahas: Object.fromEntries(
      GRAHAS.map((graha) => [graha, { ...placed[graha], signifies: signifiesOf(placed[graha], placed) }]),
    ) as Record<Graha, KpGraha>,
    significators: cusps?.map((cusp) => significatorsOf(cusp, placed)) ?? null,
  };
}
