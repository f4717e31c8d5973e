import { useNavigate } from 'react-router';
import { indiaDay } from '#contract/core/india-time.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { CouponForm } from '#web/selling/coupons/admin/coupon-form.tsx';
import { blank } from '#web/selling/coupons/admin/coupon-form-values.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Route } from './+types/create-coupon';

export async function clientLoader(_: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), ['coupons', 'coupons/admin-errors', 'cart', 'products', 'shell']);
  return { texts, today: indiaDay(new Date()) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.coupons.createTitle, brand: shopNameIn(matches) })
    : [];
}

/** The form of a new coupon. Saving clears it for the next one. */
export default function CreateCoupon({ loaderData: { today } }: Route.ComponentProps) {
  const t = useTexts('coupons');
  const navigate = useNavigate();
  return (
    <AdminPage
      open
      title={t.createTitle}
      intro={t.createIntro}
      actions={
        <LinkButton to="/admin/coupons" kind="secondary" size="small">
          {t.toList}
        </LinkButton>
      }
    >
      <CouponForm
        initial={blank(today)}
        submit={t.create}
        busyText={t.form.creating}
        failed={t.form.failed}
        broken={t.form.broken}
        onSave={async (body) => {
          const { message, coupon } = await api('POST /api/coupon/create', { body });
          const page = `/admin/coupons/${coupon._id}`;
          toast.good(message, { text: t.viewMade, run: () => void navigate(page) });
          // The codes of a series are made on the page of the coupon.
          if (coupon.way === 'series') await navigate(page);
          return true;
        }}
      />
    </AdminPage>
  );
}
