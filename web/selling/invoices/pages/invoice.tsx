import { load } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { InvoiceView } from '#web/selling/invoices/invoice-view.tsx';
import { loadInvoice } from '#web/selling/invoices/load-invoice.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import type { Route } from './+types/invoice';

export const handle: PageHandle = { skeleton: 'document' };

export async function clientLoader({ params: { orderId } }: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), ['invoices', 'shell']);
  const t = texts.invoices;
  const loaded = await load(loadInvoice(orderId), {
    title: t.title,
    failed: t.loadFailed,
    retry: t.retry,
    missing: { title: t.notFound, text: t.notFoundText },
    back: { to: '/my-orders', text: t.toMyOrders },
  });
  return { texts, loaded };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.invoices.title, brand: shopNameIn(matches) }) : [];
}

/** The invoice of an order, a report or a chat. Downloads when the page opens, and again on a press. */
export default function InvoicePage({ params: { orderId }, loaderData: { loaded } }: Route.ComponentProps) {
  const t = useTexts('invoices');
  const ways = {
    order: { to: `/orders/${orderId}`, text: t.toOrder },
    reading: { to: '/my-reports', text: t.toReports },
    chat: { to: `/my-chats/${orderId}`, text: t.toChat },
  };
  const from = ways[loaded.subject];
  return (
    <div className="wrap max-w-[54rem]! pt-4 pb-16 lg:pt-9 lg:pb-24">
      <BackLink to={from.to}>{from.text}</BackLink>
      <h1 className="mb-5 text-h1">{t.title}</h1>
      <InvoiceView
        orderId={orderId}
        loaded={loaded}
        back={<LinkButton to={from.to}>{from.text}</LinkButton>}
      />
    </div>
  );
}
