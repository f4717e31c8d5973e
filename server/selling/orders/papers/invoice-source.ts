import { choiceName } from '#contract/catalog/products/choice-names.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import { byLang, type Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import type { CertificatesService } from '../../../catalog/certificates/service.ts';
import type { CatalogService } from '../../../catalog/products/service.ts';
import { asPaise } from '../../../platform/core/money.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import type { OrderItemSnapshot } from '../../../schema/column-types.ts';
import type { BilledLine, Found, InvoicedSale, InvoiceSource } from '../../invoices/service.ts';
import { listItems } from '../line-store.ts';
import { resolveOrderId } from '../placing/number-store.ts';
import { findOrderRow, lockOrders, type OrderRow } from '../store.ts';

const words = readWords('pdf/invoice');

// A hallmarked piece names its HUID on the bill, and where the buyer checks it (BIS).
const huidText = (huid: string, lang: Lang): string => fillText(words[lang].huid, { huid });

/** Returns the text that tells a line from others of its product: variant or size, stock code, HUID, and what was filled in. */
function detailOf({
  variant,
  size,
  huid,
  personalisation,
  choiceHi,
}: OrderItemSnapshot): BilledLine['detail'] {
  const code = variant?.sku ?? '';
  const choiceOf = (lang: Lang) => {
    if (variant) return choiceName(variant.variantName, lang, choiceHi);
    return size ? fillText(words[lang].size, { size: choiceName(size, lang, choiceHi) }) : '';
  };
  const texts = (lang: Lang) =>
    (personalisation?.values ?? [])
      .filter(({ kind }) => kind !== 'photo')
      .map(({ label, value, valueHi }) => `${label[lang]}: ${(lang === 'hi' && valueHi) || value}`);
  const join = (lang: Lang) =>
    [choiceOf(lang), code, huid && huidText(huid, lang), ...texts(lang)].filter(Boolean).join(' · ');
  return byLang(join);
}

/** Returns what must happen before an order is invoiced; null when it is due, or cancelled. */
function awaits({ status, payment_method, payment_status }: OrderRow): Found['awaits'] {
  if (status === 'Cancelled' || payment_status === 'Paid' || payment_status === 'Refunded') return null;
  if (payment_method === 'online') return 'payment';
  return status === 'Pending' || status === 'Processing' ? 'shipping' : null;
}

type Codes = ReturnType<CertificatesService['forInvoice']>;

/** Creates the invoice source of orders. Each line has its price and the GST rate of its product on the day. */
export function createOrderInvoiceSource({
  catalog,
  certificates,
}: {
  catalog: CatalogService;
  certificates?: Pick<CertificatesService, 'forInvoice'>;
}): InvoiceSource {
  const toInvoicedSale = (order: OrderRow, lines: BilledLine[], codes: Codes): InvoicedSale => ({
    subjectId: order.id,
    reference: formatOrderNumber(order.number),
    userId: order.user_id,
    language: order.language,
    at: order.created_at,
    payment: order.payment_method,
    gstin: order.buyer_gstin,
    billing: order.buyer_billing,
    address: order.shipping,
    lines,
    certificates: codes,
    // Free delivery is no supply: the invoice has what is charged for it.
    delivery: asPaise(order.delivery - order.delivery_discount),
    total: asPaise(order.total),
  });

  return {
    async read(tx: Tx, days: ReadonlyMap<string, string>) {
      const ids = [...days.keys()];
      const orders = await lockOrders(tx, ids);
      const items = await listItems(tx, ids);
      const dayOf = (item: { order_id: string }) => days.get(item.order_id) ?? '';
      const rates = await catalog.gstRates(
        tx,
        items.map((item) => ({ productId: item.product_id, day: dayOf(item) })),
      );
      const linesOf = Map.groupBy(items, (item) => item.order_id);
      return orders.map((order) => {
        const own = linesOf.get(order.id) ?? [];
        const billed = own.map((item): BilledLine => {
          const snapshot = item.snapshot;
          return {
            itemId: item.id,
            name: snapshot.name,
            nameHi: snapshot.nameHi,
            detail: detailOf(snapshot),
            hsn: snapshot.hsn,
            rate: rates({ productId: item.product_id, day: dayOf(item) }),
            price: asPaise(item.price),
            quantity: item.quantity,
            discount: item.discount === null ? null : asPaise(item.discount),
            unit: snapshot.service ? 'OTH' : 'NOS',
            service: snapshot.service !== undefined,
          };
        });
        return toInvoicedSale(
          order,
          billed,
          certificates?.forInvoice(own.filter(({ snapshot }) => !snapshot.service)) ?? null,
        );
      });
    },

    async find(db: Reader, reference: string) {
      const order = await findOrderRow(db, await resolveOrderId(db, reference));
      return order ? { subjectId: order.id, userId: order.user_id, awaits: awaits(order) } : null;
    },
  };
}
