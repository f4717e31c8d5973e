/** Festivals and observances as data: lunar month, tithi and the time of day at which the tithi must hold. */
import type { Word } from '../names.ts';
import table from './festivals.json' with { type: 'json' };

/**
 * The part of the day that decides (kala). `sunrise` is the common case: the tithi that sees the Sun rise. `bonfire` is
 * Holika's: the evening, but not under Bhadra (the first half of Purnima), so the later day if Purnima still lasts
 * three and a half praharas there.
 */
export type Kala =
  | 'arunodaya'
  | 'sunrise'
  | 'madhyahna'
  | 'aparahna'
  | 'sayahna'
  | 'pradosha'
  | 'bonfire'
  | 'nishita'
  | 'moonrise';

/** A yearly festival: month by the amanta counting (0 Chaitra to 11 Phalguna), tithi 1 to 30. */
export interface FestivalRule {
  key: string;
  month: number;
  tithi: number;
  kala: Kala;
  en: string;
  hi: string;
}

/** A monthly observance: only tithi and time of day. */
export type ObservanceRule = Omit<FestivalRule, 'month'>;

/** Yearly festivals, not kept in an added (adhika) month. */
export const FESTIVALS = table.festivals as readonly FestivalRule[];

/** Kept on the day after Holika Dahan. */
export const HOLI = table.holi;

/** Observances of every lunar month, added months included. */
export const OBSERVANCES = table.observances as readonly ObservanceRule[];

/** The Ekadashis by amanta month: bright half, dark half; the last pair belongs to an added month. */
export const EKADASHIS: readonly (readonly Word[])[] = table.ekadashis;
