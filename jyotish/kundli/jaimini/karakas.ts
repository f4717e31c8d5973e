/** Chara karakas: the grahas by their degrees in the sign, most first (Jaimini Sutras 1.1; BPHS 32). */
import { type Graha, SEVEN_GRAHAS, type Word } from '../../names.ts';
import type { Chart } from '../chart.ts';

/** The eight karakas: self, minister, siblings, mother, father, children, rivals, spouse. */
export const KARAKAS = ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'gnati', 'dara'] as const;
/** One of the eight karakas. */
export type Karaka = (typeof KARAKAS)[number];

/** Names of the karakas. */
export const KARAKA_NAMES: Record<Karaka, Word> = {
  atma: { en: 'Atmakaraka', hi: 'आत्मकारक' },
  amatya: { en: 'Amatyakaraka', hi: 'अमात्यकारक' },
  bhratri: { en: 'Bhratrikaraka', hi: 'भ्रातृकारक' },
  matri: { en: 'Matrikaraka', hi: 'मातृकारक' },
  pitri: { en: 'Pitrikaraka', hi: 'पितृकारक' },
  putra: { en: 'Putrakaraka', hi: 'पुत्रकारक' },
  gnati: { en: 'Gnatikaraka', hi: 'ज्ञातिकारक' },
  dara: { en: 'Darakaraka', hi: 'दारकारक' },
};

/** A graha and its office. */
export interface KarakaHolder {
  karaka: Karaka;
  graha: Graha;
  /** Degrees that decide: in the sign, and for Rahu to its end. */
  degree: number;
}

/** The two schemes. */
export interface CharaKarakas {
  /** Sun to Saturn; the father has no karaka of his own (K.N. Rao). */
  seven: KarakaHolder[];
  /** With Rahu, whose degrees count backwards (BPHS 32). */
  eight: KarakaHolder[];
}

/** Returns the chara karakas of a chart by both schemes. */
export function charaKarakas({ grahas }: Pick<Chart, 'grahas'>): CharaKarakas {
  const byDegree = (candidates: readonly Graha[], karakas: readonly Karaka[]) =>
    candidates
      .map((graha) => ({
        graha,
        degree: graha === 'Rahu' ? 30 - grahas.Rahu.degree : grahas[graha].degree,
      }))
      .sort((a, b) => b.degree - a.degree)
      .map(({ graha, degree }, index) => ({ karaka: karakas[index] ?? 'dara', graha, degree }));
  return {
    seven: byDegree(
      SEVEN_GRAHAS,
      KARAKAS.filter((karaka) => karaka !== 'pitri'),
    ),
    eight: byDegree([...SEVEN_GRAHAS, 'Rahu'], KARAKAS),
  };
}
