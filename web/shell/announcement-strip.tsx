import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { useShop } from './use-shop.ts';

/** Service facts of the shop in one line. Phones show the first only. */
export function AnnouncementStrip() {
  const t = useTexts('shell');
  const lang = useLang();
  const { delivery, cod } = useShop();
  const facts = [
    fill(t.freeAbove, { amount: formatRupees(delivery.freeAbove, lang) }),
    cod.offered && t.cod,
    t.care,
  ].filter((fact) => fact !== false);
  return (
    <aside aria-label={t.announcements} className="bg-night text-sm text-on-night">
      <p className="wrap flex justify-center gap-10 py-2">
        {facts.map((fact, i) => (
          <span key={fact} className={i > 0 ? 'hidden md:inline' : undefined}>
            {fact}
          </span>
        ))}
      </p>
    </aside>
  );
}
