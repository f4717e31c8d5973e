/** Dignity: how well a graha is placed in its sign. */
import { type Graha, type SevenGraha, SIGN_LORDS, type Word } from '../names.ts';
import { naturalRegard } from './friendship.ts';

/** From best to worst; the nodes have none. */
export type Dignity = 'exalted' | 'moolatrikona' | 'own' | 'friend' | 'neutral' | 'enemy' | 'debilitated';

/** Names of the dignities. */
export const DIGNITY_NAMES: Record<Dignity, Word> = {
  exalted: { en: 'Exalted', hi: 'उच्च' },
  moolatrikona: { en: 'Moolatrikona', hi: 'मूलत्रिकोण' },
  own: { en: 'Own sign', hi: 'स्वराशि' },
  friend: { en: 'Friendly sign', hi: 'मित्र राशि' },
  neutral: { en: 'Neutral sign', hi: 'सम राशि' },
  enemy: { en: 'Enemy sign', hi: 'शत्रु राशि' },
  debilitated: { en: 'Debilitated', hi: 'नीच' },
};

/** Sign and degree of deepest exaltation (BPHS 3.49-50). */
export const EXALTATION: Record<SevenGraha, { sign: number; degree: number }> = {
  Sun: { sign: 0, degree: 10 },
  Moon: { sign: 1, degree: 3 },
  Mars: { sign: 9, degree: 28 },
  Mercury: { sign: 5, degree: 15 },
  Jupiter: { sign: 3, degree: 5 },
  Venus: { sign: 11, degree: 27 },
  Saturn: { sign: 6, degree: 20 },
};

/** Moolatrikona: sign, from and to which degree (BPHS 3.51-54). */
const MOOLATRIKONA: Record<SevenGraha, { sign: number; from: number; to: number }> = {
  Sun: { sign: 4, from: 0, to: 20 },
  Moon: { sign: 1, from: 3, to: 30 },
  Mars: { sign: 0, from: 0, to: 12 },
  Mercury: { sign: 5, from: 15, to: 20 },
  Jupiter: { sign: 8, from: 0, to: 10 },
  Venus: { sign: 6, from: 0, to: 15 },
  Saturn: { sign: 10, from: 0, to: 20 },
};

/** Returns whether the sign is the graha's own. */
export function isOwnSign(graha: SevenGraha, sign: number): boolean {
  return SIGN_LORDS[sign] === graha;
}

/** Returns whether a graha is in its sign of exaltation; the whole sign counts. */
export function isExalted(graha: SevenGraha, sign: number): boolean {
  return EXALTATION[graha].sign === sign;
}

/**
 * Returns the dignity of a graha at a degree (0 to 30) of a sign; null for Rahu and Ketu,
 * on whom the texts do not agree.
 */
export function dignityOf(graha: Graha, sign: number, degree: number): Dignity | null {
  if (graha === 'Rahu' || graha === 'Ketu') return null;
  const moola = MOOLATRIKONA[graha];
  const inMoola = moola.sign === sign && degree >= moola.from && degree < moola.to;
  if (isExalted(graha, sign)) {
    // Moon and Mercury share one sign between exaltation, moolatrikona and (Mercury) own sign.
    if (inMoola) return 'moolatrikona';
    return graha === 'Mercury' && degree >= 20 ? 'own' : 'exalted';
  }
  if (inMoola) return 'moolatrikona';
  if (isOwnSign(graha, sign)) return 'own';
  if ((EXALTATION[graha].sign + 6) % 12 === sign) return 'debilitated';
  return naturalRegard(graha, SIGN_LORDS[sign] ?? 'Sun');
}
