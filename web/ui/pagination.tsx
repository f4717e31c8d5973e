import { ChevronLeft, ChevronRight } from 'lucide';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from './icon.tsx';

/** Returns the first page, the last, and those around the current one; a gap is null. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, last].filter((n) => n >= 1 && n <= last);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const before = shown[i - 1] ?? n - 1;
    return n - before === 2 ? [n - 1, n] : n - before > 2 ? [null, n] : [n];
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
      <ul className="flex items-center justify-center gap-2">
        <li>{arrow(current - 1, ChevronLeft, t.previous)}</li>
        <li className="tabular px-2 sm:hidden">{fill(t.of, { n: current, last })}</li>
        {pageNumbers(current, last).map((n, i) => (
          <li key={n ?? `gap ${i}`} className="max-sm:hidden">
            {n === null ? (
              <span aria-hidden="true" className="grid size-11.5 place-items-center text-ink-3">
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
        ))}
        <li>{arrow(current + 1, ChevronRight, t.next)}</li>
      </ul>
    </nav>
  );
}
