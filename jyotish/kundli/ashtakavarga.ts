/** Ashtakavarga: benefic points that the seven grahas and the lagna give to the signs (BPHS 66). */
import { SEVEN_GRAHAS, type SevenGraha } from '../names.ts';
import type { Chart } from './chart.ts';

type Giver = SevenGraha | 'Lagna';

/**
 * For each graha: who gives it a point in which places counted from the giver. Columns Sun, Moon, Mars, Mercury,
 * Jupiter, Venus, Saturn, Lagna. (Venus from Mars follows BPHS: 3 4 6 9 11 12; Varahamihira has 5 for 4.)
 */
const POINTS: Record<SevenGraha, Record<Giver, readonly number[]>> = {
  Sun: {
    Sun: [1, 2, 4, 7, 8, 9, 10, 11],
    Moon: [3, 6, 10, 11],
    Mars: [1, 2, 4, 7, 8, 9, 10, 11],
    Mercury: [3, 5, 6, 9, 10, 11, 12],
    Jupiter: [5, 6, 9, 11],
    Venus: [6, 7, 12],
    Saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    Lagna: [3, 4, 6, 10, 11, 12],
  },
  Moon: {
    Sun: [3, 6, 7, 8, 10, 11],
    Moon: [1, 3, 6, 7, 10, 11],
    Mars: [2, 3, 5, 6, 9, 10, 11],
    Mercury: [1, 3, 4, 5, 7, 8, 10, 11],
    Jupiter: [1, 4, 7, 8, 10, 11, 12],
    Venus: [3, 4, 5, 7, 9, 10, 11],
    Saturn: [3, 5, 6, 11],
    Lagna: [3, 6, 10, 11],
  },
  Mars: {
    Sun: [3, 5, 6, 10, 11],
    Moon: [3, 6, 11],
    Mars: [1, 2, 4, 7, 8, 10, 11],
    Mercury: [3, 5, 6, 11],
    Jupiter: [6, 10, 11, 12],
    Venus: [6, 8, 11, 12],
    Saturn: [1, 4, 7, 8, 9, 10, 11],
    Lagna: [1, 3, 6, 10, 11],
  },
  Mercury: {
    Sun: [5, 6, 9, 11, 12],
    Moon: [2, 4, 6, 8, 10, 11],
    Mars: [1, 2, 4, 7, 8, 9, 10, 11],
    Mercury: [1, 3, 5, 6, 9, 10, 11, 12],
    Jupiter: [6, 8, 11, 12],
    Venus: [1, 2, 3, 4, 5, 8, 9, 11],
    Saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    Lagna: [1, 2, 4, 6, 8, 10, 11],
  },
  Jupiter: {
    Sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    Moon: [2, 5, 7, 9, 11],
    Mars: [1, 2, 4, 7, 8, 10, 11],
    Mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    Jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    Venus: [2, 5, 6, 9, 10, 11],
    Saturn: [3, 5, 6, 12],
    Lagna: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  Venus: {
    Sun: [8, 11, 12],
    Moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    Mars: [3, 4, 6, 9, 11, 12],
    Mercury: [3, 5, 6, 9, 11],
    Jupiter: [5, 8, 9, 10, 11],
    Venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    Saturn: [3, 4, 5, 8, 9, 10, 11],
    Lagna: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  Saturn: {
    Sun: [1, 2, 4, 7, 8, 10, 11],
    Moon: [3, 6, 11],
    Mars: [3, 5, 6, 10, 11, 12],
    Mercury: [6, 8, 9, 10, 11, 12],
    Jupiter: [5, 6, 11, 12],
    Venus: [6, 11, 12],
    Saturn: [3, 5, 6, 11],
    Lagna: [1, 3, 4, 6, 10, 11],
  },
};

/** Points by sign, index 0 (Mesha) to 11 (Meena). */
export interface Ashtakavarga {
  /** Bhinnashtakavarga: each graha's own points, 0 to 8 a sign. */
  bhinna: Record<SevenGraha, number[]>;
  /** Sarvashtakavarga: the sum, 337 in every chart. */
  sarva: number[];
}

/** Returns the ashtakavarga of a chart. */
export function ashtakavarga(chart: Chart): Ashtakavarga {
  const signOfGiver = (giver: Giver) => (giver === 'Lagna' ? chart.lagna.sign : chart.grahas[giver].sign);
  const pointsOf = (graha: SevenGraha): number[] => {
    const points = new Array<number>(12).fill(0);
    for (const giver of [...SEVEN_GRAHAS, 'Lagna'] as const) {
      for (const place of POINTS[graha][giver]) {
        const sign = (signOfGiver(giver) + place - 1) % 12;
        points[sign] = (points[sign] ?? 0) + 1;
      }
    }
    return points;
  };
  const bhinna = Object.fromEntries(SEVEN_GRAHAS.map((graha) => [graha, pointsOf(graha)])) as Record<
    SevenGraha,
    number[]
  >;
  const sarva = Array.from({ length: 12 }, (_, sign) =>
    SEVEN_GRAHAS.reduce((sum, graha) => sum + (bhinna[graha][sign] ?? 0), 0),
  );
  return { bhinna, sarva };
}
