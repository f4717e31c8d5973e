import { AdminPage } from '#web/admin/admin-page.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { InvoiceView } from '#web/selling/invoices/invoice-view.tsx';
import { loadInvoice } from '#web/selling/invoices/load-invoice.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import type { Route } from './+types/invoice';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), ['invoices', 'shell']);
  const t = texts.invoices;
  const loaded = await loadForAdmin(loadInvoice(id), {
    title: t.title,
    failed: t.loadFailed,
    missing: { title: t.notFound, text: t.notFoundText },
    back: { to: '/admin/orders', text: t.toOrders },
  });
  return { texts, loaded };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.invoices.title, brand: shopNameIn(matches) }) : [];
}

/** Any invoice, for admins. Downloads when the page opens, and again on a press. */
export default function AdminInvoice({ params: { id }, loaderData: { loaded } }: Route.ComponentProps) {
  const t = useTexts('invoices');
  const back = (
    <LinkButton kind="secondary" size="small" to="/admin/orders">
      {t.toOrders}
    </LinkButton>
  );
  return (
    <AdminPage title={t.title} actions={back} open>
      <div className="max-w-[54rem]">
        <InvoiceView orderId={id} loaded={loaded} back={back} />
      </div>
    </AdminPage>
  );
}
