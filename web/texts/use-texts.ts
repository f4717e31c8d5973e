import { useContext } from 'react';
import {
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_DataRouterStateContext as RouterState,
  useRouteLoaderData,
} from 'react-router';
import type { Lang } from '#contract/core/errors.ts';
import type { AllTexts } from './index.ts';
import type { Feature } from './load.ts';

type Loaded = Readonly<Record<string, { texts?: Partial<AllTexts> } | null | undefined>>;

const textsOfPages = new WeakMap<Loaded, Partial<AllTexts>>();

/** Merges all texts that a page's loaders returned. Cached, because a list asks for them a hundred times. */
function textsOf(loaded: Loaded, matches: readonly { route: { id: string } }[]): Partial<AllTexts> {
  const known = textsOfPages.get(loaded);
  if (known) return known;
  const texts = Object.assign({}, ...matches.map(({ route }) => loaded[route.id]?.texts));
  textsOfPages.set(loaded, texts);
  return texts;
}

/** Returns the texts of a feature that the page's loader returned (`texts: await loadTexts(lang, [feature])`). */
export function useTexts<F extends Feature>(feature: F): AllTexts[F] {
  const data = useContext(RouterData);
  const state = useContext(RouterState);
  const found = data && state && textsOf(data.loaderData, state.matches)[feature];
  if (!found) throw new Error(`the loader of this page does not load the texts "${feature}"`);
  return found;
}

/** Returns the language of the page. */
export function useLang(): Lang {
  const root = useRouteLoaderData('root') as { lang?: Lang } | undefined;
  return root?.lang ?? 'en';
}

/** Returns the page's language outside React (clientLoaders, the API client). Browser only. */
export const pageLang = (): Lang => (document.documentElement.lang === 'hi' ? 'hi' : 'en');
