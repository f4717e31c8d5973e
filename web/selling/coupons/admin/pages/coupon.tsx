import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminCoupon } from '#contract/selling/coupons/admin.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { ChangedBanner } from '#web/admin/changed-banner.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { usePermission } from '#web/admin/rights.ts';
import { cursorsOf } from '#web/admin/use-list-url.ts';
import { useReload } from '#web/admin/use-reload.ts';
import { ApiError, api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { CouponActions, CouponState } from '#web/selling/coupons/admin/coupon-actions.tsx';
import { CouponForm } from '#web/selling/coupons/admin/coupon-form.tsx';
import { toFormValues } from '#web/selling/coupons/admin/coupon-form-values.ts';
import { CouponUses } from '#web/selling/coupons/admin/coupon-uses.tsx';
import { SeriesCodes } from '#web/selling/coupons/admin/series-codes.tsx';
import { formatNumber, formatRupees } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/coupon';

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const texts = await loadTexts(pageLang(), ['coupons', 'coupons/admin-errors', 'cart', 'products', 'shell']);
  const path = { id: params.id };
  const [found, uses] = await loadForAdmin(
    Promise.all([
      api('GET /api/admin/coupons/{id}', { params: path }),
      api('GET /api/admin/coupons/{id}/uses', { params: path, query: cursorsOf(search) }),
    ]),
    {
      title: texts.coupons.title,
      failed: texts.coupons.loadFailed,
      missing: { title: texts.coupons.notFound },
      back: { to: '/admin/coupons', text: texts.coupons.toList },
    },
  );
  const series =
    found.coupon.way === 'series' ? await api('GET /api/admin/coupons/{id}/codes', { params: path }) : null;
  return { texts, found, uses, series };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({
        title: loaderData.found.coupon.title || loaderData.found.coupon.code,
        brand: shopNameIn(matches),
      })
    : [];
}

/** One coupon: its form, its results, and who used it. */
export default function CouponPage({
  loaderData: {
    found: { coupon, names },
    uses,
    series,
  },
}: Route.ComponentProps) {
  const t = useTexts('coupons');
  const { categories } = useTexts('products');
  const navigate = useNavigate();
  const { reload } = useReload();
  const mayWrite = usePermission('coupons.write');
  const [state, setState] = useState<'typing' | 'outdated'>('typing');
  const [round, setRound] = useState(0);
  const again = () => {
    setState('typing');
    setRound(round + 1);
  };
  return (
    <AdminPage
      open
      title={coupon.title || coupon.code}
      actions={
        <>
          <CouponState state={coupon.state} />
          <CouponActions coupon={coupon} onGone={() => void navigate('/admin/coupons')} />
        </>
      }
    >
      <p className="mb-4 text-sm">
        <TextLink to="/admin/coupons">{t.toList}</TextLink>
      </p>
      {state === 'outdated' && <ChangedBanner onShow={again} />}
      <CouponForm
        key={`${coupon._id} ${round}`}
        initial={toFormValues(coupon, { ...names, ...categories })}
        isUsed={!coupon.deletable}
        readOnly={!mayWrite}
        submit={t.form.save}
        busyText={t.form.saving}
        failed={t.form.saveFailed}
        broken={t.form.saveFailed}
        aside={<Figures coupon={coupon} />}
        onSave={async (body) => {
          try {
            const { message } = await api('PUT /api/admin/coupons/{id}', {
              params: { id: coupon._id },
              body: { ...body, version: coupon.version },
            });
            const fresh = await reload();
            toast.good(message);
            if (fresh) again();
          } catch (error) {
            if (!(error instanceof ApiError && error.code === 'coupon_changed')) throw error;
            setState('outdated');
            scrollTo({ top: 0 });
          }
          return false;
        }}
      />
      {series && <SeriesCodes id={coupon._id} figures={series} />}
      <CouponUses {...uses} />
    </AdminPage>
  );
}

function Figures({ coupon }: { coupon: AdminCoupon }) {
  const t = useTexts('coupons').figures;
  const lang = useLang();
  const rows = [
    [t.uses, formatNumber(coupon.usageCount, lang)],
    [t.given, formatRupees(coupon.discountGiven, lang)],
    [t.total, formatRupees(coupon.ordersTotal, lang)],
  ] as const;
  return (
    <section aria-labelledby="figures" className="rounded-tile border border-line bg-surface p-5">
      <h2 id="figures" className="mb-2 font-text text-sm font-medium text-ink-2">
        {t.title}
      </h2>
      <dl className="grid gap-1.5">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="tabular font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
