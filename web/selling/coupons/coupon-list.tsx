import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Carousel } from '#web/ui/carousel.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { CodeField } from './code-field.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import type { CartCoupons } from './load-coupons.ts';

/**
 * Shows the coupons of a cart in a row, or that there are none, or that they could not be loaded. Below it asks for a
 * code, and lists applied codes that are not in the row.
 */
export function CouponList({
  coupons: { list, missing, codes, loading, apply, remove, retry },
}: {
  coupons: Pick<CartCoupons, 'list' | 'missing' | 'codes'> & {
    loading: boolean;
    apply: (code: string) => Promise<string | null>;
    remove: (code: string) => void;
    retry: () => void;
  };
}) {
  const t = useTexts('cart').coupons;
  // What saves most on this cart comes first.
  const shown = list?.toSorted((one, other) => other.discount - one.discount) ?? [];
  const best = shown.filter(({ isValid }) => isValid).length > 1 ? shown[0] : null;
  const unlisted = codes.filter((code) => !list?.some((coupon) => coupon.code === code));
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
      {shown.length > 0 && (
        <Carousel
          label={t.title}
          slide="basis-[19rem] max-w-[88%]"
          slides={shown.map((coupon) => ({
            key: coupon._id,
            content: (
              <CouponTicket
                coupon={coupon}
                applied={codes.includes(coupon.code)}
                best={coupon === best}
                onApply={async () => {
                  const refused = await apply(coupon.code);
                  if (refused !== null) toast.problem(refused);
                }}
                onRemove={() => remove(coupon.code)}
              />
            ),
          }))}
        />
      )}
      {unlisted.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2.5">
          {unlisted.map((code) => (
            <li key={code}>
              <Button kind="secondary" size="small" onClick={() => remove(code)}>
                {t.applied}{' '}
                <span translate="no" className="tabular">
                  {code}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CodeField onApply={apply} />
    </section>
  );
}
