/** Circumstances in which tradition holds a koota dosha to be cancelled. They are told, and never change the points. */
import { naturalRegard } from '../kundli/friendship.ts';
import { nakshatraOf } from '../kundli/nakshatra.ts';
import type { Word } from '../names.ts';
import { type KootaResult, lordOf, type MatchMoon } from './kootas.ts';
import type { Koota } from './tables.ts';

/** A cancellation that applies to a pair. */
export interface MatchException extends Word {
  koota: Koota;
}

/** Returns the cancellations (Muhurta Chintamani tradition) of the doshas that the pair has. */
export function matchExceptions(
  kootas: Record<Koota, KootaResult>,
  boy: MatchMoon,
  girl: MatchMoon,
): MatchException[] {
  const [a, b] = [lordOf(boy), lordOf(girl)];
  const friends = a === b || (naturalRegard(a, b) === 'friend' && naturalRegard(b, a) === 'friend');
  const exceptions: MatchException[] = [];
  if (kootas.nadi.points === 0) exceptions.push(...nadiExceptions(boy, girl));
  if (kootas.bhakoot.points === 0 && friends) {
    exceptions.push({
      koota: 'bhakoot',
      en: 'Bhakoot dosha is held to be cancelled: the Moon signs have one lord, or lords who are friends.',
      hi: 'भकूट दोष का परिहार माना जाता है: दोनों राशियों के स्वामी एक हैं या परस्पर मित्र हैं।',
    });
  }
  if (kootas.gana.points <= 1 && friends) {
    exceptions.push({
      koota: 'gana',
      en: 'Gana dosha is held to be softened: the lords of the Moon signs are one or friends.',
      hi: 'गण दोष का परिहार माना जाता है: राशि-स्वामी एक हैं या परस्पर मित्र हैं।',
    });
  }
  return exceptions;
}

function nadiExceptions(boy: MatchMoon, girl: MatchMoon): MatchException[] {
  const padaOf = (moon: MatchMoon) => nakshatraOf(moon.sign * 30 + moon.degreeInSign).pada;
  const sameStar = boy.nakshatra === girl.nakshatra;
  const sameSign = boy.sign === girl.sign;
  if (sameSign && !sameStar) {
    return [
      {
        koota: 'nadi',
        en: 'Nadi dosha is held to be cancelled: one Moon sign, but different nakshatras.',
        hi: 'नाड़ी दोष का परिहार माना जाता है: राशि एक है, नक्षत्र भिन्न हैं।',
      },
    ];
  }
  if (sameStar && !sameSign) {
    return [
      {
        koota: 'nadi',
        en: 'Nadi dosha is held to be cancelled: one nakshatra, but different Moon signs.',
        hi: 'नाड़ी दोष का परिहार माना जाता है: नक्षत्र एक है, राशियाँ भिन्न हैं।',
      },
    ];
  }
  if (sameStar && padaOf(boy) !== padaOf(girl)) {
    return [
      {
        koota: 'nadi',
        en: 'Nadi dosha is held to be cancelled: one nakshatra, but different padas.',
        hi: 'नाड़ी दोष का परिहार माना जाता है: नक्षत्र एक है, चरण भिन्न हैं।',
      },
    ];
  }
  return [];
}
