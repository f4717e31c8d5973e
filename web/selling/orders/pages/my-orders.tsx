import { redirect, useSearchParams } from 'react-router';
import { api } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { OrderCard } from '#web/selling/orders/order-card.tsx';
import { reviewedLines } from '#web/selling/orders/reviewed-lines.ts';
import { kindOf, type OrderKind, orderKinds } from '#web/selling/orders/shared/words.ts';
import { logout } from '#web/session/actions.ts';
import { loginPath } from '#web/session/return-path.ts';
import { readSession } from '#web/session/store.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/my-orders';

export async function clientLoader() {
  // Without a user id nobody is signed in, whatever else is stored (specification, "Orders").
  if (!readSession()?.userId) {
    await logout();
    throw redirect(loginPath('/my-orders'));
  }
  const texts = await loadTexts(pageLang(), ['orders', 'shell']);
  const { title, loadFailed: failed, retry } = texts.orders;
  const orders = await load(api('GET /api/auth/user-orders'), { title, failed, retry });
  return { texts, orders, reviewed: await reviewedLines(orders) };
}
clientLoader.hydrate = true as const;

/** Switching the tab needs no new request. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.orders.title, brand: shopNameIn(matches) }) : [];
}

/** A customer's orders, newest first, filtered by tabs. The URL holds the chosen tab. */
export default function MyOrders({ loaderData: { orders, reviewed } }: Route.ComponentProps) {
  const t = useTexts('orders');
  const [search] = useSearchParams();
  const kind = kindOf(search);
  const shown = orders.filter(orderKinds[kind]);
  const tabs = (Object.keys(orderKinds) as OrderKind[]).map((value) => ({
    value,
    to: value === 'all' ? '/my-orders' : `/my-orders?status=${value}`,
    text: t.tabs[value],
    count: orders.filter(orderKinds[value]).length,
  }));
  return (
    <div className="wrap pt-6 pb-16 lg:pt-9 lg:pb-24">
      <h1 className="text-h1">{t.title}</h1>
      {orders.length === 0 && (
        <EmptyState
          art="combo"
          title={t.none}
          text={t.noneText}
          action={<LinkButton to="/products">{t.seeProducts}</LinkButton>}
        />
      )}
      {orders.length > 0 && (
        <>
          <div className="mt-4 mb-5">
            <TabLinks label={t.filters} tabs={tabs} current={kind} />
          </div>
          {shown.length > 0 ? (
            <ul className="grid gap-3.5">
              {shown.map((order) => (
                <li key={order._id}>
                  <OrderCard order={order} reviewed={reviewed} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState
              art="combo"
              title={t.noneOfKind}
              text={t.noneOfKindText}
              action={
                <LinkButton to="/my-orders" kind="secondary">
                  {t.showAll}
                </LinkButton>
              }
            />
          )}
        </>
      )}
    </div>
  );
}
