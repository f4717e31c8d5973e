/** Bhadra: the vishti karana, with the world it dwells in, its mouth and its tail. */
import type { AyanamsaId } from '../sky/ayanamsa.ts';
import { clipped } from './intervals.ts';
import { inForce, karanas, type Tithi, tithis } from './limbs.ts';
import { moonSigns } from './sign-spans.ts';
import { type Interval, partOf } from './solar-day.ts';

/** The world that Bhadra dwells in. Only on earth does it spoil what is begun. */
export type BhadraAbode = 'heaven' | 'earth' | 'underworld';

/** One vishti karana, UTC ms. */
export interface Bhadra extends Interval {
  /** The tithi that holds it, 1 to 30. */
  tithi: number;
  /** Its abodes in turn; two where the Moon changes its world meanwhile. */
  abodes: (Interval & { abode: BhadraAbode })[];
  /** The five ghatis that are worst, and the three that do no harm; a ghati is a 60th of the tithi. */
  mouth: Interval;
  tail: Interval;
}

const VISHTI = 6;

/**
 * Abode by the Moon's sign, Mesha to Meena. Muhurta Chintamani 1 ("kumbha-karka-dvaye martye svarge 'bje 'jat traye
 * 'lige | stri-dhanur-juka-nakre 'dho bhadra tatraiva tat-phalam"): Kumbha, Meena, Karka and Simha earth; Mesha,
 * Vrishabha, Mithuna and Vrishchika heaven; Kanya, Dhanu, Tula and Makara below.
 */
// biome-ignore format: four signs a line
const ABODES: readonly BhadraAbode[] = [
  'heaven', 'heaven', 'heaven', 'earth',
  'earth', 'underworld', 'underworld', 'heaven',
  'underworld', 'underworld', 'earth', 'earth',
];

/**
 * The prahara (1 to 8, an eighth of the tithi) whose first five ghatis are the mouth, and that whose last three are
 * the tail: Muhurta Chintamani 1 ("pancha-dvy-adri-krita-ashta-rama-rasa-bhu"), for the tithis 4, 8, 11 and 15 of the
 * bright and 3, 7, 10 and 14 of the dark half.
 */
const PRAHARAS: Readonly<Record<number, { mouth: number; tail: number }>> = {
  4: { mouth: 5, tail: 8 },
  8: { mouth: 2, tail: 1 },
  11: { mouth: 7, tail: 6 },
  15: { mouth: 4, tail: 3 },
  18: { mouth: 8, tail: 7 },
  22: { mouth: 3, tail: 2 },
  25: { mouth: 6, tail: 5 },
  29: { mouth: 1, tail: 4 },
};

/** Returns the abode of Bhadra while the Moon is in a sign (0 to 11). */
export function bhadraAbode(moonSign: number): BhadraAbode {
  return ABODES[moonSign] ?? 'earth';
}

function mouthAndTail(tithi: Tithi): Pick<Bhadra, 'mouth' | 'tail'> {
  const { mouth, tail } = PRAHARAS[tithi.id] ?? { mouth: 1, tail: 1 };
  const ghati = (tithi.end - tithi.start) / 60;
  const { start } = partOf(tithi, 8, mouth - 1);
  const { end } = partOf(tithi, 8, tail - 1);
  return { mouth: { start, end: start + 5 * ghati }, tail: { start: end - 3 * ghati, end } };
}

/** Returns every Bhadra that touches an interval, whole, in the order of time. */
export function bhadras(interval: Interval, ayanamsa: AyanamsaId): Bhadra[] {
  const vishtis = karanas(interval).filter(({ id }) => id === VISHTI);
  if (vishtis.length === 0) return [];
  // A karana is half of a tithi, so the tithi touches the interval too.
  const lunarDays = tithis(interval);
  return vishtis.flatMap(({ start, end }) => {
    const tithi = inForce(lunarDays, (start + end) / 2);
    if (!tithi) return [];
    const abodes: Bhadra['abodes'] = [];
    for (const sign of clipped(moonSigns({ start, end }, ayanamsa), { start, end })) {
      const last = abodes.at(-1);
      const abode = bhadraAbode(sign.id);
      if (last?.abode === abode) last.end = sign.end;
      else abodes.push({ abode, start: sign.start, end: sign.end });
    }
    return [{ start, end, tithi: tithi.id, abodes, ...mouthAndTail(tithi) }];
  });
}
