import { data } from 'react-router';
import { apiContext, cacheTagsContext, DO_NOT_KEEP, langContext } from '#web/api/context.ts';
import { statusOf } from '#web/api/status-of.ts';
import { cardOf } from '#web/features/goods/card-goods.ts';
import { categoryName, langOf } from '#web/features/goods/local-texts.ts';
import { ProductCard } from '#web/features/goods/product-card.tsx';
import { BuyBox } from '#web/features/product/buy-box.tsx';
import { Gallery } from '#web/features/product/gallery.tsx';
import { Guidance } from '#web/features/product/guidance.tsx';
import { type PageProduct, pageProduct } from '#web/features/product/page-product.ts';
import { ProductProblem } from '#web/features/product/product-problem.tsx';
import { REVIEWS, Reviews } from '#web/features/product/reviews.tsx';
import { ServiceLines } from '#web/features/product/service-lines.tsx';
import { structuredProduct } from '#web/features/product/structured-data.ts';
import { usePurchase } from '#web/features/product/use-purchase.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { Stars } from '#web/ui/stars.tsx';
import type { Route } from './+types/single-product';

export const handle: PageHandle = { contact: 'docked' };

const features = ['product', 'goods', 'shell'] as const;

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const lang = context.get(langContext);
  const tags = context.get(cacheTagsContext);
  const texts = await loadTexts(lang, features);
  try {
    const [answer, related] = await Promise.all([
      api('GET /api/auth/products/{id}', { params }),
      api('GET /api/auth/products/{id}/related', { params, query: {} }),
    ]);
    for (const { _id } of [answer, ...related]) tags.add(`product:${_id}`);
    return {
      texts,
      product: pageProduct(answer, lang),
      related: related.map((product) => cardOf(product, lang)),
      problem: null,
    };
  } catch (error) {
    const missing = statusOf(error) === 404;
    tags.add(DO_NOT_KEEP);
    return data(
      { texts, product: null, related: [], problem: missing ? ('missing' as const) : ('failed' as const) },
      { status: missing ? 404 : 503 },
    );
  }
}

/** In the browser: when the server cannot be reached the page says so in its own words. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    const texts = await loadTexts(pageLang(), features);
    return { texts, product: null, related: [], problem: 'failed' as const };
  }
}

export function meta({ loaderData: { product, texts }, matches, location }: Route.MetaArgs) {
  const { brand } = texts.shell;
  if (!product) {
    return [...pageMeta({ title: texts.product.notFound, brand }), { name: 'robots', content: 'noindex' }];
  }
  const origin = matches[0].loaderData.publicUrl;
  const url = origin + location.pathname;
  return [
    ...pageMeta({ title: product.name, brand, description: product.miniDesc }),
    { property: 'og:type', content: 'product' },
    { property: 'og:url', content: url },
    { 'script:ld+json': structuredProduct(product, { url, origin }) },
  ];
}

/** One product: pictures, facts and the way into the cart, how it is worn, what buyers say, what else there is. */
export default function SingleProduct({ loaderData: { product, related, problem } }: Route.ComponentProps) {
  const t = useTexts('product');
  if (!product) return <ProductProblem problem={problem ?? 'failed'} />;
  return (
    <div className="wrap pb-20">
      <Facts key={product._id} product={product} />
      <Reviews rating={product.rating} reviews={product.reviews} />
      {related.length > 0 && (
        <section className="section pb-0!" aria-labelledby="related-title">
          <h2 id="related-title" className="mb-6 text-h2">
            {t.related}
          </h2>
          <Carousel
            label={t.related}
            slide="basis-2/3 sm:basis-1/2 md:basis-2/5 lg:basis-1/3"
            slides={related.map((other) => ({
              key: other._id,
              content: <ProductCard product={other} plain />,
            }))}
          />
        </section>
      )}
    </div>
  );
}

function Facts({ product }: { product: PageProduct }) {
  const t = useTexts('product');
  const goods = useTexts('goods');
  const { links } = useTexts('shell');
  const lang = useLang();
  const purchase = usePurchase(product);
  const { offer, choice } = purchase;
  const category = categoryName(goods, product.category);
  const shelf = `/products?category=${encodeURIComponent(product.category)}`;
  return (
    <>
      <div className="max-lg:hidden">
        <Breadcrumb
          steps={[
            { to: '/products', text: links.products },
            { to: shelf, text: category },
          ]}
          here={product.name}
        />
      </div>
      <div className="grid gap-5 *:min-w-0 lg:grid-cols-[1.12fr_1fr] lg:items-start lg:gap-18">
        <Gallery name={product.name} images={product.image} />
        <div>
          <p className="text-sm text-ink-3">
            {product.brand} · {category}
          </p>
          <h1 lang={langOf(product.name)} className="mt-1 mb-2 text-h1">
            {product.name}
          </h1>
          {product.rating && (
            <a href={`#${REVIEWS}`} className="flex w-fit items-center gap-2 py-1 text-sm hover:underline">
              <Stars rating={product.rating.average} className="text-[1.0625rem]" />
              <b className="tabular font-semibold">{product.rating.average.toFixed(1)}</b>
              <span className="text-ink-2">{plural(t.reviewCount, product.rating.count, lang)}</span>
            </a>
          )}
          <p lang={langOf(product.miniDesc)} className="written my-4 text-lg text-ink-2">
            {product.miniDesc}
          </p>
          <BuyBox product={product} purchase={purchase} />
          <ServiceLines amount={(offer.price ?? product.priceRange.min) * choice.quantity} />
          <Guidance product={product} />
        </div>
      </div>
    </>
  );
}
