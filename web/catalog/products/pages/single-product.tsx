import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { CardProduct } from '#contract/catalog/products/endpoints.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { apiContext, cacheTagsContext, langContext, leftOutContext, NO_STORE } from '#web/api/context.ts';
import { load } from '#web/api/load.ts';
import { type PageReports, ProductReports, pageReports } from '#web/catalog/certificates/product-reports.tsx';
import { BuyBar, BuyBox } from '#web/catalog/products/product/buy-box.tsx';
import { pictureOf } from '#web/catalog/products/product/choice.ts';
import { Gallery } from '#web/catalog/products/product/gallery.tsx';
import { Guidance } from '#web/catalog/products/product/guidance.tsx';
import { type PageProduct, pageProduct } from '#web/catalog/products/product/page-product.ts';
import { productWords } from '#web/catalog/products/product/product-words.ts';
import { Related } from '#web/catalog/products/product/related.tsx';
import { Reviews } from '#web/catalog/products/product/reviews.tsx';
import { ServiceLines } from '#web/catalog/products/product/service-lines.tsx';
import { sharePicture, structuredProduct } from '#web/catalog/products/product/structured-data.ts';
import { Title } from '#web/catalog/products/product/title.tsx';
import { usePurchase } from '#web/catalog/products/product/use-purchase.ts';
import { cardOf } from '#web/catalog/products/shared/card-product.ts';
import { categoryName } from '#web/catalog/products/shared/local-texts.ts';
import { noteSeen, seenIds } from '#web/catalog/products/shared/seen.ts';
import { cardHeart, HeartButton } from '#web/catalog/wishlist/heart-button.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { structuredPath } from '#web/head/structured-path.ts';
import { failureMeta } from '#web/shell/load-failure.tsx';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import type { Route } from './+types/single-product';

const features = ['products/product', 'certificates/product', 'products', 'shell'] as const;

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const lang = context.get(langContext);
  const tags = context.get(cacheTagsContext);
  const texts = await loadTexts(lang, features);
  const { 'products/facts': words } = await loadTexts(lang, ['products/facts']);
  // A product is shown without the report that its facts name, rather than not at all.
  const reported = context.get(leftOutContext).includes('certificates')
    ? { reports: [] }
    : api('GET /api/certificates/products/{id}', { params }).catch(() => {
        tags.add(NO_STORE);
        return { reports: [] };
      });
  const [answer, related] = await load(
    Promise.all([
      api('GET /api/auth/products/{id}', { params }),
      api('GET /api/auth/products/{id}/related', { params, query: {} }),
    ]),
    productWords(texts),
    context,
  );
  for (const { _id } of [answer, ...related]) tags.add(`product:${_id}`);
  const { reports } = await reported;
  // Few products are made to order.
  const asked = answer.personalFields.length > 0 && (await loadTexts(lang, ['products/personal']));
  return {
    texts: { ...texts, ...asked },
    product: pageProduct(answer, lang, words),
    reports: pageReports(reports),
    // Their cards show no words.
    related: related.map((product) => ({ ...cardOf(product, lang), miniDesc: '' })),
  };
}

/** In the browser. An unreachable server is a failed load, whose words a first visit does without. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  load(serverLoader(), async () => {
    const { loadTexts } = await import('#web/texts/load.ts');
    return productWords(await loadTexts(pageLang(), features));
  });

// The pages of the first visit have no layout, so the boundary of public pages is this page's own.
export { LoadFailurePage as ErrorBoundary } from '#web/shell/load-failure.tsx';

// Search engines read the document. In the browser the page only names itself, so that the code stays on the server.
const forEngines = import.meta.env.SSR || import.meta.env.DEV;

export function meta({ loaderData, matches, location, error }: Route.MetaArgs) {
  if (!loaderData) return failureMeta({ error, matches });
  const { product, texts } = loaderData;
  const brand = shopNameIn(matches);
  const { publicUrl: origin, lang, shop } = matches[0].loaderData;
  const url = origin + location.pathname;
  const { name } = product;
  return [
    ...pageMeta({
      title: name,
      brand,
      description: product.miniDesc,
      image: sharePicture(product, { origin, lang }),
    }),
    { property: 'og:type', content: 'product' },
    {
      'script:ld+json': forEngines
        ? structuredProduct(product, { url, origin, sells: shop.sells })
        : { '@id': url },
    },
    {
      'script:ld+json': forEngines
        ? structuredPath(pathTo(product, texts), { name, origin })
        : { '@id': `${url}#path` },
    },
  ];
}

/** Returns the breadcrumbs from the list to a product. */
const pathTo = ({ category }: PageProduct, { shell, products }: Pick<Messages, 'shell' | 'products'>) => [
  { to: '/products', text: shell.links.products },
  { to: `/products?category=${encodeURIComponent(category)}`, text: categoryName(products, category) },
];

/** One product: images, facts, the cart button, how to wear it, reviews, and related products. */
export default function SingleProduct({ loaderData: { product, related, reports } }: Route.ComponentProps) {
  return <ProductView key={product._id} product={product} related={related} reports={reports} />;
}

function ProductView({
  product,
  related,
  reports,
}: {
  product: PageProduct;
  related: readonly CardProduct[];
  reports: PageReports;
}) {
  const products = useTexts('products');
  const shell = useTexts('shell');
  const purchase = usePurchase(product);
  const { offer, choice } = purchase;
  const category = categoryName(products, product.category);
  return (
    <div className="wrap pb-4 lg:pb-20">
      <div className="max-lg:hidden">
        <Breadcrumb steps={pathTo(product, { shell, products })} here={product.name} />
      </div>
      <div className="grid gap-5 *:min-w-0 duo:grid-cols-2 duo:items-start duo:gap-14 lg:grid-cols-[1.12fr_1fr] lg:gap-18">
        <Gallery
          name={product.name}
          images={product.image}
          alts={product.imageAlt}
          chosen={pictureOf(product, choice)}
          corner={<HeartButton productId={product._id} name={product.name} />}
        />
        <div className="duo:pt-5 lg:pt-0">
          <Title product={product} category={category} />
          <BuyBox product={product} purchase={purchase} />
          <ServiceLines
            productId={product._id}
            amount={(offer.price ?? product.priceRange.min) * choice.quantity}
          />
          <ProductReports files={reports} variantId={choice.variantId ?? product.defaultVariantId} />
          <Guidance product={product} variantId={choice.variantId ?? product.defaultVariantId} />
        </div>
      </div>
      <Reviews
        productId={product._id}
        rating={product.rating}
        reviews={product.reviews}
        starCounts={product.starCounts}
        choicesHi={product.choicesHi}
      />
      <Related products={related} corner={cardHeart} />
      <Seen productId={product._id} />
      <BuyBar product={product} purchase={purchase} />
    </div>
  );
}

type SeenRow = ComponentType<{ productId: string; corner: (product: CardProduct) => ReactNode }>;

/** The products seen before, once the page is there: the server does not know them. A first visit has none, and no code of them. */
function Seen({ productId }: { productId: string }) {
  const [Row, setRow] = useState<SeenRow | null>(null);
  useEffect(() => {
    noteSeen(productId);
    if (seenIds().length < 2) return;
    import('#web/catalog/products/product/recently-seen.tsx').then(
      (module) => setRow(() => module.default),
      () => undefined,
    );
  }, [productId]);
  return Row && <Row productId={productId} corner={cardHeart} />;
}
