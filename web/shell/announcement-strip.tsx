import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { DayLine } from './day-line.tsx';
import { useShop } from './use-shop.ts';

/** The day in one line and the service facts of the shop. Phones show the first fact only, and the day below it. */
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
      <div className="wrap flex flex-col justify-between gap-x-10 lg:flex-row-reverse lg:items-center">
        <p className="flex shrink-0 justify-center gap-10 pt-2.5 lg:py-2">
          {facts.map((fact, i) => (
            <span key={fact} className={i > 0 ? 'hidden md:inline' : undefined}>
              {fact}
            </span>
          ))}
        </p>
        <DayLine />
      </div>
    </aside>
  );
}
