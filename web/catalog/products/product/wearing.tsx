import { langOf } from '#web/catalog/products/shared/local-texts.ts';
import { fill, formatList } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';

/** Lists the seller's steps to wear a product. */
export function WearingSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="written">
      {steps.map((step, i) => (
        <li key={step} lang={langOf(step)} className="grid grid-cols-[2rem_1fr] gap-2 py-1.5">
          <span
            aria-hidden="true"
            className="font-display text-[1.3rem] leading-[1.2] text-manik-text lining-nums"
          >
            {i + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

/**
 * Shows the week with the best days highlighted. A text that is no weekday ("Any day") is shown below. Needs the
 * texts `catalog/product`.
 */
export function BestDays({ best }: { best: readonly string[] }) {
  const t = useTexts('products/product');
  const lang = useLang();
  const days = Object.entries(t.days).map(([name, [short = name, long = name]]) => ({
    name,
    short,
    long,
    good: best.includes(name),
  }));
  const words = [
    ...days.filter((day) => day.good).map((day) => day.long),
    ...best.filter((day) => !(day in t.days)),
  ];
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-7 gap-1.5 text-center text-sm">
        {days.map((day) => (
          <span
            key={day.name}
            className={`rounded-[.55rem] py-2.5 ${day.good ? 'bg-haldi font-semibold text-on-haldi' : 'bg-tile text-ink-2'}`}
          >
            {day.short}
          </span>
        ))}
      </div>
      <p className="mt-3 text-sm text-ink-2">{fill(t.bestDays, { days: formatList(words, lang) })}</p>
    </>
  );
}
