import { CachedFragment } from '#web/document/cached-fragment.tsx';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { useShop } from './use-shop.ts';

/** Service facts of the shop in one line. Phones show the first only. */
export function AnnouncementStrip() {
  const { delivery, cod } = useShop();
  return (
    <CachedFragment
      as="aside"
      by={() => `strip ${delivery.freeAbove} ${cod.offered}`}
      aria-label={useTexts('shell').announcements}
      className="bg-night text-sm text-on-night"
    >
      <Facts />
    </CachedFragment>
  );
}

function Facts() {
  const t = useTexts('shell');
  const lang = useLang();
  const shop = useShop();
  const facts = [
    fill(t.freeAbove, { amount: formatRupees(shop.delivery.freeAbove, lang) }),
    shop.cod.offered && t.cod,
    t.care,
  ].filter((fact) => fact !== false);
  return (
    <p className="wrap flex justify-center gap-10 py-2">
      {facts.map((fact, i) => (
        <span key={fact} className={i > 0 ? 'hidden md:inline' : undefined}>
          {fact}
        </span>
      ))}
    </p>
  );
}
