import type { AstrologersOverview } from '#contract/consultations/astrologers/endpoints.ts';
import { fill, formatNumber, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';

/** The length of the chat in the example, in minutes. */
const EXAMPLE_MINUTES = 15;

/**
 * Shows how many astrologers there are, their prices, and what one needs to begin. Says so when there is nobody. Prices
 * are rupees.
 */
export function GuideFigures({ overview: { count, lowest, highest } }: { overview: AstrologersOverview }) {
  const t = useTexts('chat/guide');
  const lang = useLang();
  const rupees = (n: number) => formatRupees(n, lang);
  if (lowest === null || highest === null)
    return (
      <section aria-labelledby="nobody" className="rounded-tile bg-sunken p-5 md:p-7">
        <h2 id="nobody" className="text-h3">
          {t.none.title}
        </h2>
        <p className="mt-1 text-ink-2">{t.none.text}</p>
      </section>
    );
  const price =
    lowest === highest
      ? rupees(lowest)
      : fill(t.figures.span, { lowest: rupees(lowest), highest: rupees(highest) });
  const begin = lowest === highest ? rupees(lowest) : fill(t.figures.from, { lowest: rupees(lowest) });
  const rows = [
    [t.figures.count, formatNumber(count, lang), t.figures.countText],
    [t.figures.price, price, t.figures.priceText],
    [t.figures.start, begin, t.figures.startText],
  ] as const;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="text-h2">
        {t.figures.title}
      </h2>
      <dl className="mt-4 grid gap-4 md:grid-cols-3">
        {rows.map(([name, value, text]) => (
          <div key={name} className="grid content-start rounded-tile border border-line bg-surface p-5">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="tabular mt-1 font-display text-h2 text-manik-text">{value}</dd>
            <dd className="mt-1.5 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-ink-2">
        <b className="font-semibold text-ink">{t.example.title}:</b>
        <span>{` ${fill(t.example.text, {
          lowest: rupees(lowest),
          minutes: plural(t.minutes, EXAMPLE_MINUTES, lang),
          cost: rupees(lowest * EXAMPLE_MINUTES),
        })}`}</span>
      </p>
    </section>
  );
}
