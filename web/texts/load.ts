import type { DateWords } from '#languages/dates.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { findSetIn } from '#languages/sets.ts';
import { datesIn } from './date-words.ts';

const findSet = findSetIn(
  import.meta.glob<object>(
    [
      '../../languages/*/*/**/*.json',
      '!../../languages/*/pdf/*.json',
      '!../../languages/**/{answers,emails,predictions}.json',
      '!../../languages/*/astrology/reports/{passages,chapters,findings}/*.json',
    ],
    {
      import: 'default',
    },
  ),
);

/** Loaded texts. A repeated dynamic import takes a while even for a loaded module. */
const loadedTexts = new Map<string, object>();

/** The name of a set of texts of pages: its domain, and its file if it is not `main.json`. */
export type Feature = Exclude<
  keyof Messages,
  | `${'pdf' | 'passages' | 'chapters' | 'findings'}/${string}`
  | `${string}/${'answers' | 'emails' | 'predictions'}`
>;

/**
 * Loads the texts of some features in one language, for a loader to return as `texts`. Every feature and language is
 * a chunk of its own, so a page loads only the texts it shows.
 */
export async function loadTexts<F extends Feature>(
  lang: Lang,
  features: readonly F[],
): Promise<Pick<Messages, F>> {
  const loaded = await Promise.all(
    features.map(async (feature) => {
      const name = `${feature} ${lang}`;
      const known = loadedTexts.get(name);
      if (known) return [feature, known] as const;
      // The build completes what a file lacks.
      const load = findSet(feature, lang);
      if (!load) throw new Error(`no ${lang} texts for ${feature}`);
      const texts = await load();
      // In development a text may change.
      if (import.meta.env.PROD) loadedTexts.set(name, texts);
      return [feature, texts] as const;
    }),
  );
  return Object.fromEntries(loaded) as Pick<Messages, F>;
}

const dateFiles = import.meta.glob<DateWords>('../../languages/*/dates.json', { import: 'default' });

/** Loads the words of dates in a language, for a part of a page that may be in another language than the page. */
export const loadDates = async (lang: Lang): Promise<DateWords> =>
  datesIn(lang) ?? ((await dateFiles[`../../languages/${lang}/dates.json`]?.()) as DateWords);
