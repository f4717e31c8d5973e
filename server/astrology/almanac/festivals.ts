import type { AlmanacFestival } from '#contract/astrology/almanac/endpoints.ts';
import type { DayKind } from '#contract/astrology/almanac/rules.ts';
import type { Festival } from '#jyotish';
import type { Lang } from '#languages/list.ts';

/** The kinds of the monthly observances, by their key. Ekadashi is one too, with a name for each month. */
const observances: Readonly<Record<string, DayKind>> = {
  ekadashi: 'ekadashi',
  pradosh: 'pradosh',
  'vinayaka-chaturthi': 'chaturthi',
  'sankashti-chaturthi': 'chaturthi',
  'masik-shivaratri': 'shivaratri',
  purnima: 'purnima',
  amavasya: 'amavasya',
};

const kindOf = ({ key, kind }: Festival): DayKind =>
  kind === 'sankranti' ? 'sankranti' : (observances[key] ?? 'festival');

/** Returns the festivals and vratas of a day in a language, yearly festivals first. */
export const presentFestivals = (festivals: readonly Festival[], lang: Lang): AlmanacFestival[] =>
  festivals
    .map((festival) => ({ key: festival.key, kind: kindOf(festival), name: festival[lang] }))
    .sort((a, b) => Number(b.kind === 'festival') - Number(a.kind === 'festival'));
