import type { Api } from '#contract/client.ts';
import { priceRanges } from '#contract/rules.ts';
import { apiContext, cacheTagsContext, DO_NOT_KEEP, langContext } from '#web/api/context.ts';
import { reportFailure } from '#web/api/report.ts';
import { cardOf } from '#web/features/goods/card-goods.ts';
import { Hero } from '#web/features/home/hero.tsx';
import { ServiceFacts, Shelves, Testimonial } from '#web/features/home/sections.tsx';
import { offeredBy, Trending } from '#web/features/home/trending.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { hasPage } from '#web/route-table.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/home';

const SHOWN = 8;

const isPrice = (value: string | null): value is keyof typeof priceRanges =>
  value !== null && value in priceRanges;

/** Goods for the grid: what sells, or what the filter row asks for. */
async function trending(api: Api, chosen: ReturnType<typeof chosenFilters>) {
  const filtered = Object.values(chosen).some(Boolean);
  const [products, facets] = await Promise.all([
    filtered
      ? api('GET /api/auth/products', { query: { ...chosen, limit: SHOWN } })
      : api('GET /api/auth/products/trending', { query: { limit: SHOWN } }),
    api('GET /api/auth/products/facets', { query: {} }),
  ]);
  return { products, facets };
}

function chosenFilters(query: URLSearchParams) {
  const price = query.get('price');
  return {
    category: query.get('category') || undefined,
    brand: query.get('brand') || undefined,
    size: query.get('size') || undefined,
    price: isPrice(price) ? price : undefined,
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const lang = context.get(langContext);
  const tags = context.get(cacheTagsContext).add('products').add('reviews');
  const chosen = chosenFilters(new URL(request.url).searchParams);
  // A failing grid or quote must not take the whole page away; such a page is not kept.
  const failed = (error: unknown) => {
    reportFailure(error, '/');
    tags.add(DO_NOT_KEEP);
    return null;
  };
  const [goods, quotes, texts] = await Promise.all([
    trending(api, chosen).catch(failed),
    api('GET /api/reviews/latest', { query: { limit: 1 } }).catch(failed),
    loadTexts(lang, ['home', 'goods', 'shell']),
  ]);
  return {
    texts,
    chosen,
    products: goods?.products.map((product) => cardOf(product, lang)) ?? null,
    offered: goods ? offeredBy(goods.facets) : null,
    quote: quotes?.reviews[0] ?? null,
  };
}

export const meta = ({ loaderData: { texts } }: Route.MetaArgs) =>
  pageMeta({ title: texts.home.title, brand: texts.shell.brand, description: texts.home.description });

/** The home page: hero, facts, shelves, what sells, a customer's words. Sections appear as their pages do. */
export default function Home({ loaderData: { products, offered, chosen, quote } }: Route.ComponentProps) {
  const t = useTexts('home');
  return (
    <>
      <Hero />
      <ServiceFacts />
      {hasPage('/products') && <Shelves />}
      {hasPage('/single-product/:id') && <Trending products={products} filter={{ offered, chosen }} />}
      {quote && (
        <Testimonial
          text={quote.text}
          rating={quote.rating}
          name={[quote.userId?.name, quote.city].filter(Boolean).join(', ')}
          about={fill(t.quoteOf, { product: quote.productName })}
        />
      )}
    </>
  );
}
