import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import { useMatches, useRouteLoaderData } from 'react-router';
import { type Lang, langOf } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import type { Feature } from './load.ts';

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
  const root = useRouteLoaderData('root') as { lang?: Lang } | undefined;
  return root?.lang ?? 'en';
}

/**
 * Returns the page's language outside React (clientLoaders, the API client). Browser only. It is not the attribute `lang`: the
 * browser's translation changes that one.
 */
export const pageLang = (): Lang => langOf(document.documentElement.dataset.lang);
