import { createContext } from 'react-router';
import type { Api } from '#contract/core/client.ts';
import type { OptionalModule } from '#contract/core/optional-modules.ts';
import type { Lang } from '#languages/list.ts';

/** The API for loaders of public pages: called in process, without a session, in the page's language. */
export const apiContext = createContext<Api>();

/** The language of the page being rendered. */
export const langContext = createContext<Lang>();

/**
 * Cache tags of the data that the page is made from: `context.get(cacheTagsContext).add('product:ID')`. A write
 * invalidates pages by these tags.
 */
export const cacheTagsContext = createContext<Set<string>>();

/** The parts that a render hands over beside its response: the HTML, and the inline scripts that it may run. */
export type PageSink = { html?: string; scripts?: readonly string[] };

/** Receives the page and its scripts, for which a response has no place. */
export const sinkContext = createContext<PageSink>();

/** The shop's public origin, without a trailing slash. */
export const publicUrlContext = createContext<string>();

/** The optional modules that this shop is without (`LEAVE_OUT`). */
export const leftOutContext = createContext<readonly OptionalModule[]>([]);

/** A tag for {@link cacheTagsContext}: something failed or is personal, so the page must not be cached. */
export const NO_STORE = 'do-not-keep';
