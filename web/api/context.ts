import { createContext } from 'react-router';
import type { Api } from '#contract/core/client.ts';
import type { Lang } from '#contract/core/errors.ts';

/** The API for loaders of public pages: bound in process, a visitor's rights, the page's language. */
export const apiContext = createContext<Api>();

/** The language of the page being rendered. */
export const langContext = createContext<Lang>();

/** What the page is made from: `context.get(cacheTagsContext).add('product:ID')`. A write drops pages by these tags. */
export const cacheTagsContext = createContext<Set<string>>();

/** A page that React Router's handler wrote, and the inline scripts that it was given to run. */
export type PageSink = { html?: string; scripts?: readonly string[] };

/** Takes the finished HTML of a page: as a string it need not be read back out of an answer. */
export const sinkContext = createContext<PageSink>();

/** The origin the shop is reached at, without a slash at the end. */
export const publicUrlContext = createContext<string>();

/** A tag for {@link cacheTagsContext}: this page is only half right (something failed), it must not be kept. */
export const DO_NOT_KEEP = 'do-not-keep';
