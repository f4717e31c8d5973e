import type { Coupon } from '#contract/coupons/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import type { CartCoupons } from './load-coupons.ts';

/** Shows the coupons of a cart in a row, or that there are none, or that they could not be loaded. */
export function CouponShelf({
  coupons: { list, missing, code, loading, apply, remove, retry },
}: {
  coupons: Pick<CartCoupons, 'list' | 'missing' | 'code'> & {
    loading: boolean;
    apply: (coupon: Coupon) => void;
    remove: () => void;
    retry: () => void;
  };
}) {
  const t = useTexts('cart').coupons;
  return (
    <section aria-label={t.title} className="mt-8">
      <h2 className="mb-3.5 text-h3">{t.title}</h2>
      {missing && (
        <Banner
          tone="bad"
          action={
            <Button kind="secondary" size="small" busy={loading} onClick={retry}>
              {t.retry}
            </Button>
          }
        >
          {t[missing]}
        </Banner>
      )}
      {list?.length === 0 && <p className="text-ink-2">{t.none}</p>}
      {list && list.length > 0 && (
        <Carousel
          label={t.title}
          slide="basis-[19rem] max-w-[88%]"
          slides={list.map((coupon) => ({
            key: coupon._id,
            content: (
              <CouponTicket
                coupon={coupon}
                applied={coupon.code === code}
                onApply={() => apply(coupon)}
                onRemove={remove}
              />
            ),
          }))}
        />
      )}
    </section>
  );
}
