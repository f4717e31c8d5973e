import type { Pages } from '#contract/core/pages.ts';
import type { CouponUse } from '#contract/selling/coupons/admin.ts';
import { AdminTable, type Column } from '#web/admin/admin-table.tsx';
import { AdminLink, AdminTextLink } from '#web/admin/allowed.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { formatDateTime, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Lists the uses of a coupon with user and order. The cursor of the page is in the URL. */
export function CouponUses({
  uses,
  total,
  pages,
}: {
  uses: readonly CouponUse[];
  total: number;
  pages: Pages;
}) {
  const t = useTexts('coupons').uses;
  const lang = useLang();
  const columns: Column<CouponUse>[] = [
    {
      key: 'who',
      head: t.who,
      phone: 'title',
      cell: ({ user }) => (
        <>
          <AdminTextLink to={`/admin/users/${user._id}`} className="break-words">
            {user.name}
          </AdminTextLink>
          <span className="block font-normal break-all text-ink-2">{user.email}</span>
        </>
      ),
    },
    {
      key: 'order',
      head: t.order,
      phone: 'named',
      cell: ({ orderId, orderNumber, givenBack, seriesCode }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <AdminLink to={`/admin/orders/${orderId}`} className="tabular text-manik-text underline">
            {orderNumber}
          </AdminLink>
          {seriesCode && <span className="tabular text-sm text-ink-2">{seriesCode}</span>}
          {givenBack && <Badge tone="off">{t.back}</Badge>}
        </span>
      ),
    },
    {
      key: 'discount',
      head: t.discount,
      phone: 'aside',
      right: true,
      cell: ({ discount }) => formatRupees(discount, lang),
    },
    {
      key: 'when',
      head: t.when,
      phone: 'foot',
      cell: ({ usedAt }) => (
        <span translate="no" className="text-ink-2">
          {formatDateTime(usedAt, lang)}
        </span>
      ),
    },
  ];
  return (
    <section aria-labelledby="uses" className="mt-8 rounded-tile border border-line bg-surface p-5 lg:px-6">
      <h2 id="uses" className="mb-3 text-h3">
        {t.title}
      </h2>
      {uses.length === 0 ? (
        <p className="text-ink-2">{t.none}</p>
      ) : (
        <AdminTable label={t.title} columns={columns} rows={uses} keyOf={(row) => row.orderId} />
      )}
      <ListPager pages={pages} total={total} />
    </section>
  );
}
