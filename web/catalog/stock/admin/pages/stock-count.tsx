import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminLinkButton } from '#web/admin/allowed.tsx';
import { CountPanel } from '#web/catalog/stock/admin/count-panel.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/stock-count';

export async function clientLoader() {
  return { texts: await loadTexts(pageLang(), ['stock/admin', 'admin', 'shell']) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.texts['stock/admin'].counting.title,
        brand: shopNameIn(matches),
      })
    : [];
}

/** Counts stock with a scanner. */
export default function AdminStockCount() {
  const t = useTexts('stock/admin').counting;
  return (
    <AdminPage
      title={t.title}
      intro={t.intro}
      actions={
        <AdminLinkButton to="/admin/stock" kind="secondary" size="small">
          {t.back}
        </AdminLinkButton>
      }
    >
      <CountPanel />
    </AdminPage>
  );
}
