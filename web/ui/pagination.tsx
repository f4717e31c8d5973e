import { ChevronLeft, ChevronRight } from 'lucide';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from './icon.tsx';

/** Returns the first page, the last, and those around the current one (`around` on either side); a gap is null. */
export function pageNumbers(current: number, last: number, around = 1): (number | null)[] {
  const near = [1, current - around, current, current + around, last].filter((n) => n >= 1 && n <= last);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const before = shown[i - 1] ?? n - 1;
    // A gap of one page takes no more room than its number, where there is room for numbers.
    if (n - before === 2 && around > 0) return [n - 1, n];
    return n - before > 1 ? [null, n] : [n];
  });
}

const square = 'grid size-11.5 place-items-center rounded-control border-[1.5px] font-medium tabular';

/** The page links of a list; `to` returns the address of a page. */
export function Pagination({
  current,
  last,
  to,
}: {
  current: number;
  last: number;
  to: (page: number) => string;
}) {
  const t = useTexts('shell').pagination;
  if (last <= 1) return null;
  const arrow = (page: number, icon: typeof ChevronLeft, label: string) =>
    page >= 1 && page <= last ? (
      <Link to={to(page)} aria-label={label} className={`${square} border-line-strong hover:border-ink`}>
        <Icon of={icon} />
      </Link>
    ) : null;
  return (
    <nav aria-label={t.label}>
      <ul className="flex items-center justify-center gap-1.5">
        <li>{arrow(current - 1, ChevronLeft, t.previous)}</li>
        {/* A phone has room for three numbers. */}
        {[0, 1].map((around) =>
          pageNumbers(current, last, around).map((n, i) => (
            <li key={`${around} ${n ?? `gap ${i}`}`} className={around === 0 ? 'sm:hidden' : 'max-sm:hidden'}>
              {n === null ? (
                <span aria-hidden="true" className="px-1 text-ink-3">
                  …
                </span>
              ) : (
                <Link
                  to={to(n)}
                  aria-label={fill(t.page, { n })}
                  aria-current={n === current ? 'page' : undefined}
                  className={`${square} ${n === current ? 'border-ink bg-ink text-ground' : 'border-line-strong hover:border-ink'}`}
                >
                  {n}
                </Link>
              )}
            </li>
          )),
        )}
        <li>{arrow(current + 1, ChevronRight, t.next)}</li>
      </ul>
    </nav>
  );
}
