import { Printer, RefreshCw } from 'lucide';
import { useRevalidator } from 'react-router';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { PickPaper, PickTable } from '#web/selling/orders/admin/pick-list/pick-table.tsx';
import { usePickTicks } from '#web/selling/orders/admin/pick-list/pick-ticks.ts';
import { fill, formatDateTime, formatNumber, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/pick-list';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const orders = new URL(request.url).searchParams.get('orders') ?? '';
  const texts = await loadTexts(pageLang(), ['orders/bulk', 'orders/admin', 'products', 'shell']);
  const { title, loadFailed: failed } = texts['orders/bulk'].pick;
  const query = orders ? { orders } : {};
  const list = await loadForAdmin(api('GET /api/admin/orders/pick-list', { query }), { title, failed });
  return { texts, list, isChosen: orders !== '' };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['orders/bulk'].pick.title, brand: shopNameIn(matches) })
    : [];
}

/** The pieces to fetch from the store, ticked while walking, or printed. */
export default function AdminPickList({ loaderData: { list, isChosen } }: Route.ComponentProps) {
  const t = useTexts('orders/bulk').pick;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const ticks = usePickTicks(list.lines);
  const pieces = list.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const fetched = list.lines
    .filter(({ skuId }) => ticks.keys.has(skuId))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <AdminPage
      title={t.title}
      intro={isChosen ? t.introChosen : t.intro}
      actions={
        <div className="flex flex-wrap gap-2.5 print:hidden">
          <Button kind="secondary" size="small" onClick={() => void revalidate()}>
            <Icon of={RefreshCw} small />
            {t.refresh}
          </Button>
          {list.lines.length > 0 && (
            <Button kind="secondary" size="small" onClick={() => window.print()}>
              <Icon of={Printer} small />
              {t.print}
            </Button>
          )}
        </div>
      }
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 print:hidden">
        <BackLink to="/admin/orders">{t.back}</BackLink>
        {isChosen && <TextLink to="/admin/orders/pick-list">{t.whole}</TextLink>}
      </div>
      {list.lines.length === 0 ? (
        <EmptyState art="diya" title={t.none} text={t.noneText} />
      ) : (
        <>
          <p className="mb-3 flex flex-wrap gap-x-4 font-semibold">
            <span>
              {fill(t.count, {
                pieces: plural(t.pieces, pieces, lang),
                orders: plural(t.orders, list.orders, lang),
              })}
            </span>
            <span role="status" className="font-normal text-ink-2 print:hidden">
              {fill(t.fetched, { n: formatNumber(fetched, lang), total: formatNumber(pieces, lang) })}
            </span>
          </p>
          <div className="print:hidden">
            <PickTable lines={list.lines} ticks={ticks} />
          </div>
          <PickPaper lines={list.lines} at={formatDateTime(list.at, lang)} />
        </>
      )}
    </AdminPage>
  );
}
