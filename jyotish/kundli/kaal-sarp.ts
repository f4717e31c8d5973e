/** Kaal Sarp: all seven grahas on one side of the line from Rahu to Ketu. A modern teaching, absent from BPHS. */
import { wrap360 } from '../angles.ts';
import { SEVEN_GRAHAS, type Word } from '../names.ts';
import type { Chart } from './chart.ts';

/** Names of the twelve kinds, by the house of Rahu. */
export const KAAL_SARP_NAMES: readonly Word[] = [
  { en: 'Anant', hi: 'अनंत' },
  { en: 'Kulik', hi: 'कुलिक' },
  { en: 'Vasuki', hi: 'वासुकि' },
  { en: 'Shankhpal', hi: 'शंखपाल' },
  { en: 'Padma', hi: 'पद्म' },
  { en: 'Mahapadma', hi: 'महापद्म' },
  { en: 'Takshak', hi: 'तक्षक' },
  { en: 'Karkotak', hi: 'कर्कोटक' },
  { en: 'Shankhachud', hi: 'शंखचूड़' },
  { en: 'Ghatak', hi: 'घातक' },
  { en: 'Vishdhar', hi: 'विषधर' },
  { en: 'Sheshnag', hi: 'शेषनाग' },
];

/** The yoga of a chart. */
export interface KaalSarp {
  present: boolean;
  /** Grahas ahead of Rahu (towards whom it moves backwards) or behind; null when absent. */
  side: 'Rahu to Ketu' | 'Ketu to Rahu' | null;
  /** Name of the kind, by the house of Rahu; null when absent. */
  name: Word | null;
}

/** Returns the Kaal Sarp of a chart by longitudes: one graha outside the half circle ends it. */
export function kaalSarp(chart: Chart): KaalSarp {
  const { Rahu } = chart.grahas;
  const ahead = SEVEN_GRAHAS.filter(
    (graha) => wrap360(chart.grahas[graha].longitude - Rahu.longitude) < 180,
  ).length;
  if (ahead !== 0 && ahead !== SEVEN_GRAHAS.length) return { present: false, side: null, name: null };
  return {
    present: true,
    side: ahead === 0 ? 'Ketu to Rahu' : 'Rahu to Ketu',
    name: KAAL_SARP_NAMES[Rahu.house - 1] ?? null,
  };
}
