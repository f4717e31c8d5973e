import { useMatches, useRouteLoaderData } from 'react-router';
import type { Lang } from '#contract/faults.ts';
import type { AllTexts } from '../messages/index.ts';
import type { Feature } from './load.ts';

/** The texts of a feature, as the page's loader brought them (`texts: await loadTexts(lang, [feature])`). */
export function useTexts<F extends Feature>(feature: F): AllTexts[F] {
  const matches = useMatches();
  for (const { loaderData } of matches.toReversed()) {
    const found = (loaderData as { texts?: Partial<AllTexts> } | undefined)?.texts?.[feature];
    if (found) return found as AllTexts[F];
  }
  throw new Error(`the loader of this page does not load the texts "${feature}"`);
}

/** The language of the page. */
export function useLang(): Lang {
  const root = useRouteLoaderData('root') as { lang?: Lang } | undefined;
  return root?.lang ?? 'en';
}

/** The language of the page outside React (clientLoaders, the API client); browser only. */
export const pageLang = (): Lang => (document.documentElement.lang === 'hi' ? 'hi' : 'en');
