import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { usePermission } from '#web/admin/rights.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { draftOf } from '#web/catalog/products/admin/form/draft.ts';
import { ProductFormPage } from '#web/catalog/products/admin/form/product-form-page.tsx';
import { SaleCard } from '#web/catalog/products/admin/form/sale-card.tsx';
import { PersonalCard } from '#web/catalog/products/admin/personal-card.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Route } from './+types/edit-product';

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), ['products/admin-form', 'products/facts', 'products', 'shell']);
  const t = texts['products/admin-form'];
  const [words, product, personal] = await Promise.all([
    api('GET /api/admin/product-words').catch(() => ({ brands: [], subcategories: [] })),
    loadForAdmin(api('GET /api/admin/products/{id}', { params }), {
      title: t.editTitle,
      failed: t.loadFailed,
      missing: { title: t.notFound },
      back: { to: '/admin/manage-products', text: t.toList },
    }),
    // A deleted product has none.
    api('GET /api/admin/products/{id}/personal-fields', { params }).then(
      ({ fields }) => fields,
      () => null,
    ),
  ]);
  return { texts, words, product, personal };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.product.name,
        brand: shopNameIn(matches),
      })
    : [];
}

/** The form of an existing product. */
export default function EditProduct({ loaderData: { product, words, personal } }: Route.ComponentProps) {
  const t = useTexts('products/admin-form');
  const { revalidate } = useRevalidator();
  const opened = useMemo(
    () => ({
      id: product._id,
      version: product.version,
      draft: draftOf(product),
      state: product.state,
      ...(product.service && { service: product.service }),
    }),
    [product],
  );
  const mayPrice = usePermission('products.prices');
  const toList = (
    <LinkButton kind="secondary" to="/admin/manage-products">
      {t.toList}
    </LinkButton>
  );
  if (product.deletedAt)
    return (
      <AdminPage title={product.name} actions={toList}>
        <Deleted id={product._id} onRestored={revalidate} />
      </AdminPage>
    );
  return (
    <>
      <ProductFormPage
        key={product._id}
        opened={opened}
        words={words}
        onSaved={revalidate}
        below={product.service || !mayPrice ? null : <SaleCard product={product} />}
      />
      {personal && !product.service && (
        <PersonalCard key={`personal ${product._id}`} productId={product._id} fields={personal} />
      )}
    </>
  );
}

function Deleted({ id, onRestored }: { id: string; onRestored: () => Promise<void> }) {
  const t = useTexts('products/admin-form');
  const { save: restore, busy } = useSave(
    async () => {
      await api('POST /api/admin/products/{id}/restore', { params: { id } });
      await onRestored();
    },
    { onError: (error) => toast.problem(messageOf(error, t.updateFailed)) },
  );
  return (
    <Banner
      tone="warn"
      action={
        <Button kind="secondary" size="small" busy={busy} onClick={() => void restore()}>
          {t.restore}
        </Button>
      }
    >
      {t.deleted}
    </Banner>
  );
}
