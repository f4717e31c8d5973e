import { Fragment, type ReactNode } from 'react';
import { signs } from '#contract/astrology/horoscope/zodiac.ts';
import { type HomeSection, homeSections } from '#contract/catalog/home/rules.ts';
import type { Api } from '#contract/core/client.ts';
import { priceRanges } from '#contract/core/rules.ts';
import type { Lang } from '#languages/list.ts';
import { apiContext, cacheTagsContext, langContext, leftOutContext, NO_STORE } from '#web/api/context.ts';
import { reportFailure } from '#web/api/report.ts';
import { collectionPath, collectionTexts } from '#web/catalog/collections/shared/local-texts.ts';
import { toFilterValues } from '#web/catalog/home/filter-values.ts';
import { Hero } from '#web/catalog/home/hero.tsx';
import { ReportOffers, type SkyToday } from '#web/catalog/home/report-offers.tsx';
import { ServiceFacts, Shelves } from '#web/catalog/home/sections.tsx';
import { listShelves } from '#web/catalog/home/shelves.ts';
import { type Quote, Testimonials } from '#web/catalog/home/testimonials.tsx';
import { type ProductRow, ProductSection, Trending } from '#web/catalog/home/trending.tsx';
import { type SignToday, Zodiac } from '#web/catalog/home/zodiac.tsx';
import { cardOf } from '#web/catalog/products/shared/card-product.ts';
import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { cardHeart } from '#web/catalog/wishlist/heart-button.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import type { Route } from './+types/home';

const SHOWN = 8;

const isPrice = (value: string | null): value is keyof typeof priceRanges =>
  value !== null && value in priceRanges;

/** Loads the bestsellers that match the chosen filters. */
async function loadTrending(api: Api, chosen: ReturnType<typeof chosenFilters>) {
  const [products, facets] = await Promise.all([
    api('GET /api/auth/products/trending', { query: { ...chosen, limit: SHOWN } }),
    api('GET /api/auth/products/facets', { query: {} }),
  ]);
  return { products, facets };
}

/** Loads the sections in the order that the shop has chosen: their names, and collections as products. */
async function loadSections(api: Api, lang: Lang): Promise<(HomeSection | ProductRow)[]> {
  const { sections } = await api('GET /api/home');
  return sections.map((section) => {
    if (typeof section === 'string') return section;
    const { name, words } = collectionTexts(section, lang);
    return {
      title: name,
      ...(words && { note: words }),
      to: collectionPath(section.slug),
      products: section.products.map((product) => cardOf(product, lang)),
    };
  });
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

/** Ids from here on are the lunar nodes. They are always retrograde, so it is not mentioned. */
const NODES = 100;

/**
 * Loads today's line for every sign and the sky it is derived from. Empty where the shop has no page for a
 * sign.
 */
async function loadToday(api: Api, lang: Lang): Promise<{ signs: SignToday[]; sky: SkyToday | null }> {
  const [{ data }, { horoscope }] = await Promise.all([
    api('GET /api/horoscope/all', { query: {} }),
    loadTexts(lang, ['horoscope']),
  ]);
  const signLines = data.daily_predictions.flatMap(({ sign: { id }, predictions }) => {
    const sign = signs[id];
    return sign ? [{ sign, name: horoscope.signs[sign].name, insight: predictions[0]?.insight ?? '' }] : [];
  });
  // The grahas' signs are the same for everyone; only the houses differ.
  const grahas = data.daily_predictions[0]?.transits.map(({ id, name, sign, is_retrograde }) => ({
    id,
    name,
    sign,
    retrograde: is_retrograde && id < NODES,
  }));
  return {
    signs: signLines,
    sky: grahas ? { date: data.datetime, grahas } : null,
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const lang = context.get(langContext);
  const tags = context
    .get(cacheTagsContext)
    .add('products')
    .add('reviews')
    .add('horoscope')
    .add('collections');
  const chosen = chosenFilters(new URL(request.url).searchParams);
  // A failing grid or quote must not break the whole page. Such a page is not cached.
  const failed = (error: unknown) => {
    reportFailure(error, '/');
    tags.add(NO_STORE);
    return null;
  };
  const [sections, listed, quotes, day, texts] = await Promise.all([
    loadSections(api, lang).catch(failed),
    loadTrending(api, chosen).catch(failed),
    api('GET /api/reviews/latest', { query: { limit: 12 } }).catch(failed),
    context.get(leftOutContext).includes('horoscope') ? null : loadToday(api, lang).catch(failed),
    loadTexts(lang, ['home', 'products/filters', 'products', 'shell']),
  ]);
  // A buyer who wrote in the reader's language, if there is one.
  const review = quotes?.reviews.find(({ text }) => langOf(text) === lang) ?? quotes?.reviews[0];
  const product = (lang === 'hi' ? review?.productNameHi : null) ?? review?.productName ?? '';
  const quote: Quote | null = review
    ? {
        text: review.text,
        rating: review.rating,
        by: [review.userId?.name, review.city, fill(texts.home.quoteOf, { product })]
          .filter(Boolean)
          .join(', '),
      }
    : null;
  return {
    texts,
    sections: sections ?? homeSections,
    shelves: listShelves(texts.products),
    chosen,
    products: listed?.products.map((product) => cardOf(product, lang)) ?? null,
    offered: listed ? toFilterValues(listed.facets, lang) : null,
    zodiac: day?.signs ?? [],
    sky: day?.sky ?? null,
    quote,
  };
}

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return pageMeta({
    title: texts.home.title,
    brand: shopNameIn(matches),
    description: texts.home.description,
  });
}

/** The home page: hero, facts, then the sections and collections in the order that the shop has chosen. */
export default function Home({
  loaderData: { sections, shelves, products, offered, chosen, zodiac, sky, quote },
}: Route.ComponentProps) {
  const parts: Record<HomeSection, ReactNode> = {
    shelves: <Shelves shelves={shelves} />,
    trending: <Trending products={products} filter={{ offered, chosen }} corner={cardHeart} />,
    readings: <ReportOffers sky={sky} />,
    signs: zodiac.length > 0 && <Zodiac signs={zodiac} date={sky?.date} />,
    quote: <Testimonials quote={quote} />,
  };
  return (
    <>
      <Hero />
      <ServiceFacts />
      {sections.map((section) =>
        typeof section === 'string' ? (
          <Fragment key={section}>{parts[section]}</Fragment>
        ) : (
          <ProductSection key={section.to} {...section} corner={cardHeart} />
        ),
      )}
    </>
  );
}
