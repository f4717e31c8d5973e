import { Check, Minus } from 'lucide';
import type { ReactNode } from 'react';
import { lotusPetals } from '#art/lines/rings.ts';
import type { LifePath } from '#contract/astrology/horoscope/endpoints.ts';
import { lifePathSums } from '#contract/astrology/horoscope/life-path.ts';
import { digitsOf } from '#web/forms/birth-date.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

const lotus = [
  { count: 7, inner: 30, outer: 72 },
  { count: 12, inner: 72, outer: 98 },
  { count: 18, inner: 98, outer: 114 },
]
  .map(lotusPetals)
  .join('');

/** Shows the number with its name, meaning and, if the date is known, the calculation. */
export function Result({ profile, date }: { profile: LifePath; date: string | null }) {
  return (
    <section
      aria-live="polite"
      className="relative overflow-hidden rounded-[1.25rem] px-5 pt-9 pb-6 [background:var(--nr-hero-bg)] text-(--nr-hero-ink) lg:grid lg:min-h-84 lg:grid-cols-[auto_1fr] lg:items-center lg:gap-12 lg:px-12 lg:pt-12 lg:pb-11"
    >
      <svg
        viewBox="-120 -120 240 240"
        aria-hidden="true"
        className="absolute -top-20 -right-20 size-80 fill-none stroke-(--nr-hero-edge) stroke-[.6] opacity-50"
      >
        <path d={lotus} />
      </svg>
      <p
        translate="no"
        className="relative font-display text-[clamp(9rem,7rem+9vw,15rem)] leading-[.8] tracking-[-.03em] lining-nums"
      >
        {profile.number}
      </p>
      <div className="relative max-lg:mt-5">
        <h2 className="written-display text-h1">{profile.title}</h2>
        <p className="written mt-4 max-w-[48ch] text-lg text-(--nr-hero-ink-2)">{profile.description}</p>
        {date && <Sum date={date} />}
      </div>
    </section>
  );
}

/** A sign stays with the digit after it, and the result with the last digit: no line has a number alone. */
const together = 'inline-flex items-center gap-2';

/** Shows the sum, a line for each round, such as 1 + 4 + 0 + 8 + 1 + 9 + 9 + 4 = 36 → 3 + 6 = 9. */
function Sum({ date }: { date: string }) {
  const sums = lifePathSums(date);
  const rounds = [digitsOf(date), ...sums.slice(0, -1).map((sum) => [...String(sum)])];
  return (
    <div className="tabular mt-5 grid gap-2 font-semibold">
      {rounds.map((digits, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds and digits are never reordered.
        <p key={round} className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          {round > 0 && <span aria-hidden="true">→</span>}
          {digits.map((digit, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <span key={i} className={together}>
              {i > 0 && <span>+</span>}
              <Digit>{digit}</Digit>
              {i === digits.length - 1 && (
                <>
                  <span>=</span>
                  <Digit>{sums[round]}</Digit>
                </>
              )}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

const Digit = ({ children }: { children: ReactNode }) => (
  <span className="grid min-h-7.5 min-w-7.5 place-items-center rounded-[.45rem] bg-(--nr-hero-ink)/11 px-1">
    {children}
  </span>
);

/** Shows strengths, challenges, and compatible numbers. */
export function Traits({ profile }: { profile: LifePath }) {
  const t = useTexts('horoscope/life-path');
  const lists = [
    { title: t.positive, items: profile.traits.positive, icon: Check, look: 'text-panna' },
    { title: t.challenging, items: profile.traits.challenging, icon: Minus, look: 'text-gomed' },
  ];
  const numbers = [
    {
      title: t.compatible,
      numbers: profile.compatibility.compatible_with,
      look: 'border-transparent bg-panna-wash text-panna',
    },
    { title: t.patience, numbers: profile.compatibility.challenging_with, look: 'border-line-strong' },
  ];
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2">
      {lists.map(({ title, items, icon, look }) => (
        <Card key={title}>
          <h3 className="text-h3">{title}</h3>
          <ul className="mt-3 grid gap-2">
            {items.map((item) => (
              <li key={item} className="written flex gap-2.5">
                <Icon of={icon} small className={`mt-1 ${look}`} />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      {numbers.map(({ title, numbers, look }) => (
        <Card key={title}>
          <h3 className="text-h3">{title}</h3>
          <p className="mt-3 flex gap-2">
            {numbers.map((number) => (
              <Link
                key={number}
                to={`?number=${number}`}
                aria-label={fill(t.number, { n: number })}
                className={`grid size-12 place-items-center rounded-full border-[1.5px] font-display text-[1.35rem] lining-nums hover:border-ink ${look}`}
              >
                {number}
              </Link>
            ))}
          </p>
        </Card>
      ))}
    </div>
  );
}

/** Shows the skeleton of a result while it loads. */
export function ResultSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-96 w-full rounded-[1.25rem]! lg:h-84" />
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <Skeleton className="h-52 w-full rounded-tile!" />
        <Skeleton className="h-52 w-full rounded-tile!" />
      </div>
    </div>
  );
}
