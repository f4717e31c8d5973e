import { api } from '#web/api/client.ts';
import { ProductFormPage } from '#web/catalog/products/admin/form/product-form-page.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang } from '#web/texts/use-texts.ts';
import type { Route } from './+types/add-product';

export async function clientLoader() {
  const [texts, words] = await Promise.all([
    loadTexts(pageLang(), ['products/admin-form', 'products/facts', 'products', 'shell']),
    // Only suggestions: the form works without them.
    api('GET /api/admin/product-words').catch(() => ({ brands: [], subcategories: [] })),
  ]);
  return { texts, words };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.texts['products/admin-form'].addTitle,
        brand: shopNameIn(matches),
      })
    : [];
}

/** The form of a new product. Saving clears it. */
export default function AddProduct({ loaderData: { words } }: Route.ComponentProps) {
  return <ProductFormPage opened={null} words={words} onSaved={() => undefined} />;
}
