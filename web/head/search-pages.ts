import { signs } from '#contract/horoscope/zodiac.ts';
import { pages } from '#web/route-table.ts';

/** Query parameters that make another page of a list, not another view of the same one. */
const meaningful: Readonly<Record<string, readonly string[]>> = {
  '/products': ['category', 'page'],
  '/how-to-wear': ['page'],
  '/blog-list': ['page'],
};

/** Public pages that are of no use in search results: forms of accounts, and where links of mails lead. */
const unlisted = [
  '/login',
  '/sign-up',
  '/forgot-my-password',
  '/oauth-success',
  '/accept-terms',
  '/terms',
  '/privacy',
  '/refund',
];

/** Paths with a parameter whose values we know. */
const known: Readonly<Record<string, readonly string[]>> = { ':sign': signs };

/**
 * The address search engines should keep for a page: without campaign tags, sort orders and filters, which only show
 * the same goods otherwise. A page's number counts only while nothing else narrows the list.
 */
export function canonicalPath(pathname: string, search: string): string {
  if (search === '') return pathname;
  const names = meaningful[pathname] ?? [];
  const query = new URLSearchParams(search);
  query.delete('lang');
  const narrowed =
    [...query.keys()].some((name) => !names.includes(name)) || query.getAll('category').length > 1;
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name);
    if (!value || (name === 'page' && (narrowed || !/^\d+$/.test(value) || value === '1'))) continue;
    if (name === 'category' && query.getAll(name).length > 1) continue;
    kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** The same address in a language: `?lang=hi`. */
export const inLanguage = (path: string, lang: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;

/** Every public page that search engines may list, except products: paths, without the origin. */
export const listedPaths = (): string[] =>
  pages
    .filter((page) => page.area === 'public' && !unlisted.includes(page.path))
    .flatMap(({ path }) => {
      const parameter = /:\w+/.exec(path)?.[0];
      if (!parameter) return [path];
      return (known[parameter] ?? []).map((value) => path.replace(parameter, value));
    });
