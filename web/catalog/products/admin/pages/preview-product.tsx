import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminLinkButton } from '#web/admin/allowed.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { api } from '#web/api/client.ts';
import { Offered } from '#web/catalog/products/product/buy-box.tsx';
import { pictureOf } from '#web/catalog/products/product/choice.ts';
import { Gallery } from '#web/catalog/products/product/gallery.tsx';
import { Guidance } from '#web/catalog/products/product/guidance.tsx';
import { type PageProduct, pageProduct } from '#web/catalog/products/product/page-product.ts';
import { Title } from '#web/catalog/products/product/title.tsx';
import { usePurchase } from '#web/catalog/products/product/use-purchase.ts';
import { categoryName } from '#web/catalog/products/shared/local-texts.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { Route } from './+types/preview-product';

const features = ['products/admin-form', 'products/facts', 'products/product', 'products', 'shell'] as const;

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), features);
  const t = texts['products/admin-form'];
  const product = await loadForAdmin(api('GET /api/admin/products/{id}/preview', { params }), {
    title: t.state.previewTitle,
    failed: t.loadFailed,
    missing: { title: t.notFound },
    back: { to: '/admin/manage-products', text: t.toList },
  });
  return { texts, product: pageProduct(product, pageLang(), texts['products/facts']) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.product.name, brand: shopNameIn(matches) }) : [];
}

/** A product as its page will show it, for staff alone. It cannot be bought here. */
export default function PreviewProduct({ loaderData: { product } }: Route.ComponentProps) {
  const t = useTexts('products/admin-form').state;
  return (
    <AdminPage
      title={t.previewTitle}
      actions={
        <AdminLinkButton kind="secondary" to={`/admin/edit-product/${product._id}`}>
          {t.toForm}
        </AdminLinkButton>
      }
    >
      <Banner tone="info" className="mb-5">
        {t.previewText}
      </Banner>
      <Preview key={product._id} product={product} />
    </AdminPage>
  );
}

function Preview({ product }: { product: PageProduct }) {
  const catalog = useTexts('products');
  const purchase = usePurchase(product);
  const { choice } = purchase;
  return (
    <div className="grid gap-6 *:min-w-0 duo:grid-cols-2 duo:items-start">
      <Gallery
        name={product.name}
        images={product.image}
        alts={product.imageAlt}
        corner={null}
        chosen={pictureOf(product, choice)}
      />
      <div>
        <Title product={product} category={categoryName(catalog, product.category)} />
        <Offered product={product} purchase={purchase} />
        <Guidance product={product} variantId={choice.variantId ?? product.defaultVariantId} />
      </div>
    </div>
  );
}
