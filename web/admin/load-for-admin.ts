import { type LoadWords, load } from '#web/api/load.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang } from '#web/texts/use-texts.ts';

/** Awaits what an admin page cannot be shown without. Fails like {@link load}, with the Retry of the admin area. */
export const loadForAdmin = <T>(loading: Promise<T>, words: Omit<LoadWords, 'retry'>): Promise<T> =>
  load(loading, async () => ({ ...words, retry: (await loadTexts(pageLang(), ['admin'])).admin.retry }));
