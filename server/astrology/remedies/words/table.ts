/** Words of the table of grahas. */
import type { Nature, SevenGraha, Verse } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { listed, stoneName } from './names.ts';

const natures: Record<Nature, Record<Lang, string>> = {
  yogakaraka: { en: 'Helps: yogakaraka', hi: 'सहायक: योगकारक' },
  helpful: { en: 'Helps', hi: 'सहायक' },
  contested: { en: 'Texts differ, so no stone', hi: 'मतभेद है, इसलिए रत्न नहीं' },
  neutral: { en: 'Neutral', hi: 'सम' },
  harmful: { en: 'Does not help', hi: 'सहायक नहीं' },
};
/** Returns the nature of a graha for the lagna. */
export const natureText = (nature: Nature, la: Lang): string => natures[nature][la];

const verseWords: Record<Verse, Record<Lang, string>> = {
  auspicious: { en: 'auspicious', hi: 'शुभ' },
  middling: { en: 'middling', hi: 'मध्यम' },
  malefic: { en: 'malefic', hi: 'पापी' },
  silent: { en: 'not judged', hi: 'मौन' },
};
/** Returns what the verse of the lagna says of a graha. */
export const verseText = (verse: Verse, la: Lang): string => verseWords[verse][la];

/** Returns the stones that are not worn together with the advised one; '' for none. */
export function notWithText(grahas: readonly SevenGraha[], la: Lang): string {
  if (grahas.length === 0) return '';
  const stones = listed(
    grahas.map((graha) => stoneName(graha, la)),
    la,
  );
  return la === 'hi'
    ? `इसके साथ न पहनें: ${stones}। इनके ग्रह स्वभाव से परस्पर शत्रु हैं (बृहत् पाराशर होराशास्त्र 3.55)।`
    : `Not together with ${stones}: their grahas are enemies by nature (Brihat Parashara Hora Shastra 3.55).`;
}
