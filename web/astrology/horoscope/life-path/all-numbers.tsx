import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';

/** Lists the nine numbers, while none is calculated. */
export function AllNumbers() {
  const t = useTexts('horoscope/life-path');
  return (
    <nav
      aria-label={t.all}
      className="rounded-[1.25rem] p-6 [background:var(--nr-hero-bg)] text-(--nr-hero-ink) lg:p-11"
    >
      <h2 className="text-h2">{t.all}</h2>
      <ul className="mt-6 grid grid-cols-3 gap-3 lg:gap-5">
        {Array.from({ length: 9 }, (_, i) => i + 1).map((number) => (
          <li key={number}>
            <Link
              to={`?number=${number}`}
              aria-label={fill(t.number, { n: number })}
              className="grid min-h-22 place-items-center rounded-tile border-[1.5px] border-(--nr-hero-edge) font-display text-[clamp(2.6rem,2rem+2.4vw,4rem)] leading-none lining-nums hover:bg-(--nr-hero-ink)/8 lg:min-h-32"
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
