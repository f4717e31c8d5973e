import { redirect } from 'react-router';
import { collectionPageSize, collectionSorts } from '#contract/catalog/collections/rules.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { OriginChoices } from '#web/catalog/collections/origin-choices.tsx';
import { isOrigin, originsOf } from '#web/catalog/collections/origins.ts';
import { collectionPath, collectionTexts } from '#web/catalog/collections/shared/local-texts.ts';
import { cardOf } from '#web/catalog/products/shared/card-product.ts';
import { otherLang } from '#web/catalog/products/shared/local-texts.ts';
import { ProductCard } from '#web/catalog/products/shared/product-card.tsx';
import { ProductGrid } from '#web/catalog/products/shared/product-grid.tsx';
import { cardHeart } from '#web/catalog/wishlist/heart-button.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Route } from './+types/collection';

const features = ['collections', 'products', 'shell'] as const;

const failureWords = ({ collections: t }: Pick<Messages, 'collections'>): LoadWords => ({
  title: t.title,
  failed: t.failed,
  retry: t.retry,
  missing: { title: t.missing, text: t.missingText },
  back: { to: '/collections', text: t.all },
});

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const lang = context.get(langContext);
  context.get(cacheTagsContext).add('collections').add('products').add('reviews').add('today');
  const { searchParams: query } = new URL(request.url);
  const asked = Number(query.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
  const wanted = query.get('country') ?? '';
  const country = isOrigin(wanted) ? wanted : null;
  const sort = collectionSorts.find((one) => one === query.get('sort')) ?? null;
  const texts = await loadTexts(lang, features);
  const { 'products/facts': words } = await loadTexts(lang, ['products/facts']);
  const asking = { page, country: country ?? undefined, sort: sort ?? undefined };
  const { collection, products, ...counted } = await load(
    context.get(apiContext)('GET /api/collections/{slug}', { params, query: asking }),
    failureWords(texts),
    context,
  );
  const last = Math.max(1, Math.ceil(counted.found / collectionPageSize));
  // A shared link to a page that no longer exists leads to the last page.
  if (page > last) throw redirect(collectionPath(collection.slug, { country, sort, page: last }));
  return {
    texts,
    page,
    last,
    slug: collection.slug,
    country,
    sort,
    total: collection.total,
    found: counted.found,
    origins: originsOf(counted.country, country, words),
    ...collectionTexts(collection, lang),
    products: products.map((product) => cardOf(product, lang)),
  };
}

/** In the browser. An unreachable server is a failed load. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => failureWords(await loadTexts(pageLang(), features)));

export function meta({ loaderData: { texts, name, words, page }, matches }: Route.MetaArgs) {
  const t = texts.collections;
  const title = page > 1 ? fill(t.titlePage, { title: name, n: page }) : name;
  return pageMeta({ title, brand: shopNameIn(matches), description: words || t.description });
}

/** One collection: its words, and its products in its own order. */
export default function CollectionPage({
  loaderData: { name, words, slug, products, found, page, last, country, sort, ...shown },
}: Route.ComponentProps) {
  const t = useTexts('collections');
  const lang = useLang();
  return (
    <div className="wrap pb-20">
      <Breadcrumb steps={[{ to: '/collections', text: t.title }]} here={name} />
      <h1 lang={otherLang(name, lang)} className="pt-1 text-h1 lg:pt-3">
        {name}
      </h1>
      {words && (
        <p lang={otherLang(words, lang)} className="mt-2 max-w-[64ch] text-lg text-pretty text-ink-2">
          {words}
        </p>
      )}
      <OriginChoices slug={slug} country={country} sort={sort} origins={shown.origins} total={shown.total} />
      <p role="status" className="tabular mt-4 mb-5 text-ink-2">
        <span>{plural(t.count, found, lang)}</span>
        {last > 1 && <span className="sr-only">{`, ${fill(t.pageOf, { n: page, last })}`}</span>}
      </p>
      {products.length === 0 ? (
        <EmptyState
          art="mala"
          title={t.empty}
          heading="h2"
          action={<LinkButton to="/products">{t.seeProducts}</LinkButton>}
        />
      ) : (
        <ProductGrid>
          {products.map((product, i) => (
            <ProductCard
              key={product._id}
              product={product}
              corner={cardHeart(product)}
              heading="h2"
              eager={i < 2}
            />
          ))}
        </ProductGrid>
      )}
      <div className="mt-12 empty:hidden">
        <Pagination current={page} last={last} to={(n) => collectionPath(slug, { country, sort, page: n })} />
      </div>
    </div>
  );
}
