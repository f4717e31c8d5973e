/** What shadbala is computed from, and what it returns. All strengths are virupas: 60 make a rupa. */
import type { SevenGraha } from '../../names.ts';
import type { Longitudes } from '../nature.ts';
import type { MeanLongitudes } from './cheshta.ts';

/** Points on which the books differ; every one has a default. */
export interface ShadbalaReadings {
  /** Steps of friendship: Raman's halves (22.5, 15, 7.5, 3.75, 1.875; default) or BPHS in Santhanam's edition (20, 15, 10, 4, 2). */
  saptavargaja?: 'raman' | 'santhanam';
  /** Decanates: men 1st, neuter 2nd, women 3rd (Sripati, Raman art. 36; default), or women 2nd, neuter 3rd (Raman's worked sheet). */
  drekkana?: 'sripati' | 'women-second';
  /** The Sun's ayana bala: doubled (BPHS 27, Raman; default) or single. */
  sunAyana?: 'doubled' | 'single';
}

/** The lords of time at birth. */
export interface TimeLords {
  /** Of the year of 360 days. */
  varsha: SevenGraha;
  /** Of the month of 30 days. */
  masa: SevenGraha;
  /** Of the day that began with the last sunrise. */
  dina: SevenGraha;
  /** Of the hour; null where the Sun does not rise or set on the day. */
  hora: SevenGraha | null;
}

/** Time of birth as kala bala sees it. */
export interface BirthClock {
  /** Degrees of the Sun from the upper meridian, 0 (noon) to 180 (midnight). */
  noonArc: number;
  /** By day or by night, and in which third (0 to 2); null where the Sun does not rise or set on the day. */
  third: { day: boolean; index: number } | null;
  lords: TimeLords;
}

/** All that shadbala needs. A published example can be fed in as printed. */
export interface StrengthSky {
  /** Sidereal degrees. */
  longitudes: Longitudes;
  /** Sidereal degrees of the ascendant and the midheaven. */
  lagna: number;
  midheaven: number;
  /** Degrees from sidereal to tropical longitude. */
  ayanamsa: number;
  clock: BirthClock;
  /** In the same zodiac as `longitudes`. */
  means: MeanLongitudes;
}

/** Strength of place. */
export interface SthanaBala {
  uccha: number;
  saptavargaja: number;
  ojayugma: number;
  kendra: number;
  drekkana: number;
  total: number;
}

/** Strength of time. */
export interface KalaBala {
  natonnata: number;
  paksha: number;
  tribhaga: number;
  varsha: number;
  masa: number;
  dina: number;
  hora: number;
  ayana: number;
  /** Won (positive) or lost (negative) in a planetary war; else 0. */
  yuddha: number;
  total: number;
}

/** The six strengths of one graha. */
export interface GrahaStrength {
  graha: SevenGraha;
  sthana: SthanaBala;
  dig: number;
  kala: KalaBala;
  /** 0 for the Sun and the Moon, whose motion counts in ayana and paksha. */
  cheshta: number;
  naisargika: number;
  /** Negative when the sight of malefics outweighs. */
  drik: number;
  /** Sum of the six. */
  virupas: number;
  /** The same in rupas (a 60th). */
  rupas: number;
  /** What the graha needs to be called strong, rupas. */
  requiredRupas: number;
  /** Rupas over required rupas: 1 and more is strong. */
  ratio: number;
  /** Good and trouble the graha can give, virupas 0 to 60. */
  ishta: number;
  kashta: number;
}

/** Shadbala of a chart. */
export interface Shadbala {
  grahas: Record<SevenGraha, GrahaStrength>;
  lords: TimeLords;
  /** Pairs within a degree, victor first. */
  wars: { victor: SevenGraha; loser: SevenGraha }[];
}
