import type { Lang } from '#languages/list.ts';

/** Query parameters that make another page of a list, not another view of the same one. */
const meaningful: Readonly<Record<string, readonly string[]>> = {
  '/products': ['category', 'page'],
  '/how-to-wear': ['graha', 'page'],
  '/blog-list': ['page'],
  '/collections': ['page'],
};

/**
 * Returns the canonical address of a page: without campaign tags, sort orders and filters, which show the same
 * products differently. The page number counts only in an unfiltered list.
 */
export function canonicalPath(pathname: string, search: string): string {
  if (search === '') return pathname;
  // The page of one collection counts as its list.
  const names = meaningful[pathname.split('/', 2).join('/')] ?? [];
  const query = new URLSearchParams(search);
  query.delete('lang');
  const narrowed =
    [...query.keys()].some((name) => !names.includes(name)) || query.getAll('category').length > 1;
  const params = new URLSearchParams();
  for (const name of names) {
    const value = query.get(name);
    if (!value || (name === 'page' && (narrowed || !/^\d+$/.test(value) || value === '1'))) continue;
    if (name === 'category' && query.getAll(name).length > 1) continue;
    params.set(name, value);
  }
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

/** Returns the address in a language: `?lang=hi`. English needs no name. */
export const inLanguage = (path: string, lang: Lang): string =>
  lang === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
