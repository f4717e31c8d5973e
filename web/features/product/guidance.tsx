import type { ReactNode } from 'react';
import { langOf } from '#web/features/goods/local-texts.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Accordion } from '#web/ui/accordion.tsx';
import type { PageProduct } from './page-product.ts';

/** How it is worn, on which day, what for, and what it is; a part without words is left out. */
export function Guidance({ product }: { product: PageProduct }) {
  const t = useTexts('product');
  const { howToWear, bestDayToWear, benefits, description } = product;
  return (
    <div className="mt-8">
      {howToWear.length > 0 && (
        <Accordion title={t.howToWear} open>
          <ol className="written">
            {howToWear.map((step, i) => (
              <li key={step} lang={langOf(step)} className="grid grid-cols-[2rem_1fr] gap-2 py-1.5">
                <span
                  aria-hidden="true"
                  className="font-display text-[1.3rem] leading-[1.2] text-manik-text lining-nums"
                >
                  {i + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </Accordion>
      )}
      {bestDayToWear.length > 0 && (
        <Accordion title={t.bestDay} open>
          <Week best={bestDayToWear} />
        </Accordion>
      )}
      {benefits.length > 0 && (
        <Accordion title={t.benefits}>
          <ul className="written grid gap-1.5 text-ink-2">
            {benefits.map((benefit) => (
              <li key={benefit} lang={langOf(benefit)} className="flex gap-3">
                <span aria-hidden="true" className="mt-[.6em] size-1.5 shrink-0 rotate-45 bg-manik-text" />
                {benefit}
              </li>
            ))}
          </ul>
        </Accordion>
      )}
      {description && (
        <Accordion title={t.description} open>
          <Written>{description}</Written>
        </Accordion>
      )}
    </div>
  );
}

/** A text of the seller: its own paragraphs, its own language, the whole Devanagari font. */
function Written({ children }: { children: string }): ReactNode {
  return (
    <div lang={langOf(children)} className="written grid max-w-[64ch] gap-3 whitespace-pre-line text-ink-2">
      {children.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** The week with its best days lit; what is no weekday ("Any day") stands below in words. */
function Week({ best }: { best: readonly string[] }) {
  const t = useTexts('product');
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
  const list = new Intl.ListFormat(lang === 'hi' ? 'hi-IN' : 'en-IN', { type: 'conjunction' });
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
      <p className="mt-3 text-sm text-ink-2">{fill(t.bestDays, { days: list.format(words) })}</p>
    </>
  );
}
