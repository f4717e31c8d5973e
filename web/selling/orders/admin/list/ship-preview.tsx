import { formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Link } from '#web/ui/link.tsx';
import type { PlannedShipment } from './shipping-draft.ts';

const head = 'px-1 pb-2 text-xs font-normal text-ink-2';

/** Shows what will be saved for each order: courier, tracking number, and what the courier collects. */
export function ShipPreview({ planned }: { planned: readonly PlannedShipment[] }) {
  const t = useTexts('orders/bulk').ship;
  const lang = useLang();
  const without = planned.filter(({ courier }) => courier.number === '').length;
  const unenergised = planned.reduce((sum, { order }) => sum + order.unenergised, 0);
  return (
    <>
      <p className="mb-3">{t.mails}</p>
      {without > 0 && (
        <Banner tone="warn" className="mb-3">
          {plural(t.without, without, lang)}
        </Banner>
      )}
      {unenergised > 0 && (
        <Banner tone="warn" className="mb-3">
          {plural(t.unenergised, unenergised, lang)}
        </Banner>
      )}
      <table aria-label={t.previewLabel} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${head} text-left`}>
              {t.columns.order}
            </th>
            <th scope="col" className={`${head} text-left`}>
              {t.columns.tracking}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t.columns.collect}
            </th>
          </tr>
        </thead>
        <tbody>
          {planned.map(({ order, courier }) => (
            <tr key={order._id} className="border-b border-line align-top">
              <th scope="row" className="px-1 py-2 text-left font-semibold">
                {/* In a new tab, so that what was typed stays. A link also lets the keyboard scroll the sheet. */}
                <Link to={`/admin/orders/${order._id}`} target="_blank" className="hover:underline">
                  {order.orderNumber}
                </Link>
                <span translate="no" className="block font-normal text-ink-2">
                  {order.name}
                </span>
              </th>
              <td className="px-1 py-2 wrap-anywhere">
                <span translate="no">{courier.name}</span>
                <span className={`block ${courier.number ? 'font-semibold' : 'text-gomed'}`}>
                  {courier.number || t.noNumber}
                </span>
              </td>
              <td className="tabular px-1 py-2 text-right whitespace-nowrap">
                {order.toCollect > 0 ? formatRupees(order.toCollect, lang) : t.nothing}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
