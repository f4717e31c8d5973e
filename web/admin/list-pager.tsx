import { lastPage } from '#contract/core/last-page.ts';
import type { Pages } from '#contract/core/pages.ts';
import { fill, formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useListUrl } from './use-list-url.ts';

/**
 * First, Previous, Next and Last of a list, by the cursors of its response. `total` counts the whole list; with `atLeast`
 * more match than were counted: 2,000+.
 */
export function ListPager({
  pages: { next, previous },
  total,
  atLeast = false,
}: {
  pages: Pages;
  total?: number;
  atLeast?: boolean;
}) {
  const t = useTexts('admin').pager;
  const lang = useLang();
  const url = useListUrl();
  if (!next && !previous && !total) return null;
  const step = (text: string, to: Record<string, string> | null) =>
    to ? (
      <LinkButton kind="secondary" size="small" to={url.to(to)}>
        {text}
      </LinkButton>
    ) : (
      <Button kind="secondary" size="small" disabled>
        {text}
      </Button>
    );
  const counted = (n: number) =>
    atLeast ? fill(t.inAllMore, { n: `${formatNumber(n, lang)}+` }) : plural(t.inAll, n, lang);
  return (
    <nav
      aria-label={t.label}
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-2"
    >
      <span className="tabular">{total !== undefined && counted(total)}</span>
      {(next || previous) && (
        <span className="flex flex-wrap gap-1.5">
          {step(t.first, previous === null ? null : {})}
          {step(t.previous, previous === null ? null : { before: previous })}
          {step(t.next, next === null ? null : { after: next })}
          {step(t.last, next === null ? null : { before: lastPage })}
        </span>
      )}
    </nav>
  );
}
