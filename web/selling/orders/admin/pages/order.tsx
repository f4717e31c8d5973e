import { ChevronLeft, FileText } from 'lucide';
import { replace } from 'react-router';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { AdminLinkButton } from '#web/admin/allowed.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { usePermission } from '#web/admin/rights.ts';
import { api } from '#web/api/client.ts';
import { OrderPieces } from '#web/catalog/certificates/admin/order-pieces.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { isAbsentHere } from '#web/route-table/absent-pages.ts';
import { PackWarning } from '#web/selling/energisation/admin/order-card.tsx';
import { loadEnergisations, OrderEnergisation } from '#web/selling/energisation/order-energisation.tsx';
import { BuyerCard } from '#web/selling/orders/admin/buyer-card.tsx';
import { ChangeDialog } from '#web/selling/orders/admin/change-dialog.tsx';
import { CorrectAddress } from '#web/selling/orders/admin/correct-address.tsx';
import { CourierCard } from '#web/selling/orders/admin/courier-card.tsx';
import { HistoryCard } from '#web/selling/orders/admin/history-card.tsx';
import { HoldBanner, HoldButton } from '#web/selling/orders/admin/hold-banner.tsx';
import { ItemsCard } from '#web/selling/orders/admin/items-card.tsx';
import { MarkPaid, mayMarkPaid } from '#web/selling/orders/admin/mark-paid.tsx';
import { MoneyCard } from '#web/selling/orders/admin/money-card.tsx';
import { NotesCard } from '#web/selling/orders/admin/notes-card.tsx';
import { invoicePath } from '#web/selling/orders/admin/order-table.tsx';
import { PaymentLink } from '#web/selling/orders/admin/payment-link.tsx';
import { RiskBanner } from '#web/selling/orders/admin/risk-banner.tsx';
import { StatusSelect } from '#web/selling/orders/admin/status-select.tsx';
import { UndoBar } from '#web/selling/orders/admin/undo-bar.tsx';
import { useStatusChange } from '#web/selling/orders/admin/use-status-change.ts';
import { Destination, Summary } from '#web/selling/orders/order-aside.tsx';
import { unenergisedOf } from '#web/selling/orders/shared/unenergised.ts';
import { paymentWords } from '#web/selling/orders/shared/words.ts';
import { useNow } from '#web/selling/orders/use-now.ts';
import { AdminReturnCard } from '#web/selling/returns/admin/return-card.tsx';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/order';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), [
    'orders/admin',
    'orders/by-hand',
    'orders/care',
    'orders',
    'checkout',
    'addresses/errors',
    'core/name-errors',
    'energisation',
    'energisation/admin',
    'returns',
    'products',
    'certificates/admin',
    'shell',
  ]);
  const t = texts['orders/admin'].page;
  const [shown, { returns }] = await loadForAdmin(
    Promise.all([
      api('GET /api/admin/orders/{id}', { params: { id } }),
      api('GET /api/admin/returns', { query: { order: id } }),
    ]),
    {
      title: t.back,
      failed: t.loadFailed,
      missing: { title: t.notFound, text: t.notFoundText },
      back: { to: '/admin/orders', text: t.back },
    },
  );
  // A number or the id of a gateway order leads to the order's own address.
  if (id !== shown.order._id) throw replace(`/admin/orders/${shown.order._id}`);
  const pieces = isAbsentHere('/verify')
    ? []
    : await api('GET /api/admin/orders/{id}/certificates', { params: { id: shown.order._id } }).then(
        (answer) => answer.pieces,
        () => null,
      );
  return { texts, shown, returns, pieces, energisations: await loadEnergisations(shown.order) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { shown, texts } = loaderData;
  const title = fill(texts['orders/admin'].page.of, { number: shown.order.orderNumber });
  return pageMeta({ title, brand: shopNameIn(matches) });
}

/** One order for admins, with all its details and actions. */
export default function AdminOrderPage({
  loaderData: { shown, returns, energisations, pieces },
}: Route.ComponentProps) {
  const texts = useTexts('orders/admin');
  const orders = useTexts('orders');
  const lang = useLang();
  const { order, buyer, money } = shown;
  const now = useNow(order.payableUntil);
  const change = useStatusChange();
  const mayPack = usePermission('orders.pack');
  const mayPay = usePermission('orders.payment');
  const t = texts.page;
  return (
    <AdminPage
      open
      title={fill(t.of, { number: order.orderNumber })}
      intro={`${fill(t.placed, { date: formatDateTime(order.createdAt, lang) })} · ${paymentWords(order, { t: orders, lang, now })}`}
      actions={
        <>
          <AdminLinkButton kind="secondary" size="small" to={invoicePath(order._id)}>
            <Icon of={FileText} small />
            {texts.invoiceShort}
          </AdminLinkButton>
          <HoldButton shown={shown} />
          {mayPay && mayMarkPaid(order) && <MarkPaid order={order} />}
          {!order.payableUntil && mayPack && (
            <StatusSelect
              order={{ ...order, hold: shown.hold?.reason ?? null }}
              busy={change.busy !== null}
              onChoose={(to) => change.choose({ ...order, unenergised: unenergisedOf(order) }, to)}
              className="sm:w-44!"
            />
          )}
        </>
      }
    >
      <TextLink to="/admin/orders" className="-mt-2 mb-3 inline-flex min-h-11 items-center gap-1 text-sm">
        <Icon of={ChevronLeft} small />
        {t.back}
      </TextLink>
      {order.payableUntil && (
        <Banner tone="info" className="mb-4">
          {t.waiting}
        </Banner>
      )}
      <PaymentLink order={order} />
      <HoldBanner shown={shown} />
      <RiskBanner risks={shown.risks} />
      <PackWarning order={order} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid min-w-0 gap-4">
          {returns.length > 0 && (
            <section className="grid gap-4">
              <h2 className="sr-only">{t.returns}</h2>
              {returns.map((one) => (
                <AdminReturnCard key={one._id} returned={one} />
              ))}
            </section>
          )}
          <ItemsCard shown={shown} />
          <OrderEnergisation order={order} known={energisations} />
          {!order.payableUntil && <OrderPieces orderId={order._id} pieces={pieces} />}
          <MoneyCard shown={shown} />
          <HistoryCard history={shown.history} />
        </div>
        <div className="grid min-w-0 gap-4">
          <BuyerCard buyer={buyer} />
          <Destination order={order}>
            <CorrectAddress shown={shown} />
          </Destination>
          {!order.payableUntil && <CourierCard order={order} />}
          <Summary order={order} />
          <NotesCard orderId={order._id} notes={shown.notes} />
        </div>
      </div>
      <UndoBar />
      {change.unconfirmed && (
        <ChangeDialog
          change={change.unconfirmed}
          busy={change.busy !== null}
          left={money.left}
          courier={order.courier}
          onClose={change.drop}
          onConfirm={(more) => change.unconfirmed && change.confirm(change.unconfirmed, more)}
        />
      )}
    </AdminPage>
  );
}
