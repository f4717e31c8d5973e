import { panchangPath } from '#contract/astrology/almanac/rules.ts';
import { sitemapProducts } from '#contract/core/rules.ts';
import { langs } from '#languages/list.ts';
import { apiContext, cacheTagsContext, leftOutContext, publicUrlContext } from '#web/api/context.ts';
import { collectionPath } from '#web/catalog/collections/shared/local-texts.ts';
import { inLanguage } from '#web/head/canonical-path.ts';
import { listedPaths } from '#web/head/search-pages.ts';
import { isAt } from '#web/route-table/absent-pages.ts';
import { pathsOf } from '#web/route-table/left-out.ts';
import type { Route } from './+types/sitemap';

const xml = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Returns one page in every language, each naming the others (sitemaps.org, hreflang as Google reads it). */
function entry(address: string, changed?: string): string {
  const places = langs.map((lang) => ({ lang, loc: escaped(inLanguage(address, lang)) }));
  const alternates = [...places, { lang: 'x-default', loc: escaped(address) }]
    .map(({ lang, loc }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${loc}"/>`)
    .join('');
  const when = changed ? `<lastmod>${changed}</lastmod>` : '';
  return places.map(({ loc }) => `<url><loc>${loc}</loc>${when}${alternates}</url>`).join('\n');
}

/**
 * Serves `/sitemap.xml`: the public pages, the panchang of the largest cities, categories with products, collections, posts, and every product. A shop too
 * large for one file gets an index of `/sitemap/0.xml` (the pages) and `/sitemap/1.xml` onwards (20,000
 * products each).
 */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const api = context.get(apiContext);
  const origin = context.get(publicUrlContext);
  context.get(cacheTagsContext).add('products').add('posts').add('collections').add('today');
  const file = params.file === undefined ? null : /^(\d{1,4})\.xml$/.exec(params.file)?.[1];
  if (file === undefined) return new Response('Not found', { status: 404 });

  const first = await api('GET /api/sitemap/products', {
    query: { page: file ? Math.max(1, Number(file)) : 1 },
  });
  const files = Math.max(1, Math.ceil(first.total / sitemapProducts));
  if (file !== null && Number(file) > files) return new Response('Not found', { status: 404 });
  if (file === null && files > 1) {
    const parts = Array.from(
      { length: files + 1 },
      (_, i) => `<sitemap><loc>${origin}/sitemap/${i}.xml</loc></sitemap>`,
    );
    return xml(
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</sitemapindex>`,
    );
  }
  const entries = [
    ...(file === null || file === '0' ? await pageEntries() : []),
    ...(file === '0'
      ? []
      : first.products.map(({ _id, updatedAt }) => entry(`${origin}/single-product/${_id}`, updatedAt))),
  ];
  return xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>`,
  );

  async function pageEntries(): Promise<string[]> {
    const leftOut = context.get(leftOutContext);
    const absent = pathsOf(leftOut);
    const [{ category }, posts, { cities }, collections] = await Promise.all([
      api('GET /api/auth/products/facets', { query: {} }),
      leftOut.includes('blog') ? [] : api('GET /api/sitemap/posts'),
      leftOut.includes('almanac') ? { cities: [] } : api('GET /api/almanac/cities'),
      api('GET /api/sitemap/collections'),
    ]);
    return [
      ...[
        ...listedPaths().filter((path) => !absent.some((one) => isAt(path, one))),
        ...cities.map((city) => panchangPath(city)),
        ...category.map(({ value }) => `/products?${new URLSearchParams({ category: value })}`),
      ].map((path) => entry(origin + path)),
      ...collections.map(({ slug, updatedAt }) => entry(origin + collectionPath(slug), updatedAt)),
      ...posts.map(({ _id, updatedAt }) => entry(`${origin}/blog-details/${_id}`, updatedAt)),
    ];
  }
}
