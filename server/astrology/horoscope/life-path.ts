import type { LifePath } from '#contract/astrology/horoscope/endpoints.ts';
import { LIFE_PATHS, type Word } from '#jyotish';
import type { Lang } from '#languages/list.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';

/** Returns the description of a life path number, given as in a URL, in a language. */
export function lifePathOf(number: string, lang: Lang): LifePath | AppError {
  const profile = LIFE_PATHS.find((each) => String(each.number) === number.trim());
  if (!profile) return appError('life_path_missing', { n: number });
  const say = (word: Word) => word[lang];
  return {
    number: profile.number,
    title: say(profile.title),
    description: say(profile.description),
    traits: {
      positive: profile.traits.positive.map(say),
      challenging: profile.traits.challenging.map(say),
    },
    compatibility: {
      compatible_with: profile.compatibility.compatibleWith,
      challenging_with: profile.compatibility.challengingWith,
    },
  };
}
