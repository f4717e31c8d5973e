import { fill, formatNumber } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useListUrl } from './use-list-url.ts';

/**
 * "1–30 of 248", Previous, Next. If the total is unknown, a page with fewer rows than `pageSize` is the last, and Next is
 * disabled there, also on the first page (specification). With a total a single page needs no buttons.
 */
export function AdminPager({
  page,
  pageSize,
  shown,
  total,
  atLeast = false,
}: {
  page: number;
  pageSize: number;
  /** Number of rows on this page. */
  shown: number;
  total?: number;
  /** More rows match than were counted: the total is shown as "2,000+". */
  atLeast?: boolean;
}) {
  const t = useTexts('admin').pager;
  const lang = useLang();
  const url = useListUrl();
  const before = (page - 1) * pageSize;
  const more = total === undefined || atLeast ? shown === pageSize : before + shown < total;
  if (total !== undefined && page === 1 && !more && shown === 0) return null;
  const number = (n: number) => formatNumber(n, lang);
  const range = { from: number(shown > 0 ? before + 1 : before), to: number(before + shown) };
  const step = (text: string, to: number, possible: boolean) =>
    possible ? (
      <LinkButton kind="secondary" size="small" to={url.to({ page: to > 1 ? to : '' })}>
        {text}
      </LinkButton>
    ) : (
      <Button kind="secondary" size="small" disabled>
        {text}
      </Button>
    );
  return (
    <nav aria-label={t.label} className="mt-4 flex items-center justify-between gap-4 text-sm text-ink-2">
      <span className="tabular">
        {total !== undefined
          ? fill(t.rangeOf, { ...range, total: number(total) + (atLeast ? '+' : '') })
          : shown > 0 && fill(t.range, range)}
      </span>
      {(page > 1 || more || total === undefined) && (
        <span className="flex gap-1.5">
          {step(t.previous, page - 1, page > 1)}
          {step(t.next, page + 1, more)}
        </span>
      )}
    </nav>
  );
}
