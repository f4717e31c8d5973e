import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import { useMatches, useRouteLoaderData } from 'react-router';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import type { Feature } from './load.ts';

/** A language that readers can choose, by its own name. */
export type ChoosableLanguage = { code: Lang; name: string };

type Root = { lang?: Lang; languages?: readonly ChoosableLanguage[] } | undefined;
type Loaded = { texts?: Partial<Messages> } | null | undefined;

const TextsContext = createContext<Partial<Messages>>({});

/** Provides all texts that a page's loaders returned. They are merged once, because a list asks for them often. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const texts = useMemo<Partial<Messages>>(
    () => Object.assign({}, ...matches.map(({ loaderData }) => (loaderData as Loaded)?.texts)),
    [matches],
  );
  return createElement(TextsContext, { value: texts }, children);
}

/** Adds texts that were loaded after the page, for a part of it that opens later. */
export function MoreTexts({ texts, children }: { texts: Partial<Messages>; children: ReactNode }) {
  const known = useContext(TextsContext);
  const all = useMemo(() => ({ ...known, ...texts }), [known, texts]);
  return createElement(TextsContext, { value: all }, children);
}

/** Returns the texts of a feature that the page's loader returned (`texts: await loadTexts(lang, [feature])`). */
export function useTexts<F extends Feature>(feature: F): Messages[F] {
  const found = useContext(TextsContext)[feature];
  if (!found) throw new Error(`the loader of this page does not load the texts "${feature}"`);
  return found;
}

/** Returns the texts of a feature once the page's loader has returned them, for a frame that is there before the page. */
export const useKnownTexts = <F extends Feature>(feature: F): Messages[F] | undefined =>
  useContext(TextsContext)[feature];

/** Returns the language of the page. */
export function useLang(): Lang {
  return (useRouteLoaderData('root') as Root)?.lang ?? 'en';
}

/** Returns the languages of the shop, the page's among them. */
export const useLanguages = (): readonly ChoosableLanguage[] =>
  (useRouteLoaderData('root') as Root)?.languages ?? [];

/**
 * Returns the page's language outside React (clientLoaders, the API client). Browser only. It is not the attribute `lang`: the
 * browser's translation changes that one.
 */
export const pageLang = (): Lang => (document.documentElement.dataset.lang ?? 'en') as Lang;
