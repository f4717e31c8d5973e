import { redirect } from 'react-router';
import { productsPerPage } from '#contract/core/rules.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { apiContext, cacheTagsContext, langContext, NO_STORE } from '#web/api/context.ts';
import { filterOf, type ListState, listPath, readList } from '#web/catalog/products/list/list-state.ts';
import { PhoneBar } from '#web/catalog/products/list/phone-bar.tsx';
import { Results } from '#web/catalog/products/list/results.tsx';
import { SearchBox } from '#web/catalog/products/list/search-box.tsx';
import { factNames, shownFacets } from '#web/catalog/products/list/shown-facets.ts';
import { Sidebar } from '#web/catalog/products/list/sidebar.tsx';
import { useList } from '#web/catalog/products/list/use-list.ts';
import { cardOf } from '#web/catalog/products/shared/card-product.ts';
import { categoryName } from '#web/catalog/products/shared/local-texts.ts';
import { cardHeart } from '#web/catalog/wishlist/heart-button.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/products';

const features = ['products/list', 'products/filters', 'products', 'shell'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const lang = context.get(langContext);
  const tags = context.get(cacheTagsContext).add('products').add('reviews');
  const list = readList(new URL(request.url).searchParams);
  const filter = filterOf(list);
  const sort = list.sort ?? (list.q === '' ? 'recommended' : undefined);
  const page = { sort, page: list.page, limit: productsPerPage };
  const [products, facets, texts, { 'products/facts': words }] = await Promise.all([
    api('GET /api/auth/products/cards', { query: { ...filter, ...page } }).catch(() => null),
    api('GET /api/auth/products/facets', { query: filter }).catch(() => null),
    loadTexts(lang, features),
    loadTexts(lang, ['products/facts']),
  ]);
  // Only a search that is misspelt or not found whole needs more words about it.
  const isOdd = list.q !== '' && facets !== null && (facets.misspelt || facets.leftOut || facets.total === 0);
  const suggested = isOdd
    ? await api('GET /api/auth/products/suggestions', { query: { q: list.q } }).catch(() => null)
    : null;
  if (!products || !facets) tags.add(NO_STORE);
  // A shared link to a page that no longer exists leads to the last page.
  if (products?.length === 0 && facets && facets.total > 0) {
    throw redirect(listPath({ ...list, page: Math.ceil(facets.total / productsPerPage) }));
  }
  return {
    texts,
    products: products?.map((product) => cardOf(product, lang)) ?? null,
    facets: facets && shownFacets(facets),
    names: factNames({ lang, words }, list, facets),
    corrected: suggested?.corrected,
    instead: suggested?.instead,
    leftOut: facets?.leftOut,
  };
}

const noNames = { graha: {}, stone: {}, metal: {}, country: {}, size: {} };

/** In the browser. The page stays and reports an unreachable server. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    // A first visit does without the table of texts.
    const { loadTexts } = await import('#web/texts/load.ts');
    return {
      texts: await loadTexts(pageLang(), features),
      products: null,
      facets: null,
      names: noNames,
      corrected: null,
      instead: [],
      leftOut: [],
    };
  }
}

export function meta({ loaderData: { texts }, location, matches }: Route.MetaArgs) {
  return pageMeta({
    title: titleOf(readList(new URLSearchParams(location.search)), texts),
    brand: shopNameIn(matches),
    description: texts['products/list'].description,
  });
}

function titleOf(list: ListState, texts: Pick<Messages, 'products/list' | 'products'>): string {
  const names = list.category.map((category) => categoryName(texts.products, category));
  const title = names.length > 0 ? names.join(', ') : texts['products/list'].title;
  return list.page > 1 ? fill(texts['products/list'].titlePage, { title, n: list.page }) : title;
}

/** The products: search, filters, sort order and page, all in the URL. */
export default function Products({ loaderData }: Route.ComponentProps) {
  const { products, facets, names, corrected, instead = [], leftOut = [] } = loaderData;
  const t = useTexts('products/list');
  const { list, change, slow } = useList();
  return (
    <div className="wrap pb-20">
      <div className="grid gap-3 pt-3 pb-1 lg:flex lg:items-end lg:justify-between lg:gap-8 lg:pt-10 lg:pb-6">
        <h1 className="text-h1">{t.title}</h1>
        <SearchBox list={list} change={change} />
      </div>
      {facets && <PhoneBar list={list} facets={facets} names={names} change={change} />}
      <div className="lg:grid lg:grid-cols-[16.5rem_1fr] lg:items-start lg:gap-12">
        {facets ? <Sidebar list={list} facets={facets} names={names} change={change} /> : <span />}
        <Results
          corner={cardHeart}
          products={products}
          total={facets?.total ?? 0}
          list={list}
          names={names}
          change={change}
          slow={slow}
          corrected={corrected ?? null}
          instead={instead}
          leftOut={leftOut}
        />
      </div>
    </div>
  );
}
