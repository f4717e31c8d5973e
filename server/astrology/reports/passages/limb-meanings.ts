/** What tradition says of each yoga and karana of the panchang, in a few words. */
import type { Word } from '#jyotish';
import meanings from './limb-meanings.json' with { type: 'json' };
import type { PassageLang } from './passage.ts';

const LIMB_MEANINGS: Readonly<Record<'yoga' | 'karana', readonly Word[]>> = meanings;

/** Returns the meaning of a yoga or karana, by its id. Throws if there is none. */
export function limbMeaning(limb: 'yoga' | 'karana', id: number, lang: PassageLang): string {
  const meaning = LIMB_MEANINGS[limb][id];
  if (!meaning) throw new RangeError(`There is no ${limb} ${id}.`);
  return meaning[lang];
}
