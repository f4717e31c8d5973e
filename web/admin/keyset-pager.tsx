import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { useListUrl } from './use-list-url.ts';

/**
 * Older and Newest, for a list that is read by keyset. The URL's `page` holds the cursor of the page. `next` is the cursor of
 * the next page, null on the last. `total` counts the whole list.
 */
export function KeysetPager({ next, total }: { next: string | null; total?: number }) {
  const t = useTexts('admin').pager;
  const lang = useLang();
  const url = useListUrl();
  const later = url.get('page') !== '';
  if (!later && !next && !total) return null;
  return (
    <nav aria-label={t.label} className="mt-4 flex items-center justify-between gap-4 text-sm text-ink-2">
      <span className="tabular">{total !== undefined && plural(t.inAll, total, lang)}</span>
      <span className="flex gap-1.5">
        {later && (
          <LinkButton kind="secondary" size="small" to={url.to({})}>
            {t.newest}
          </LinkButton>
        )}
        {next && (
          <LinkButton kind="secondary" size="small" to={url.to({ page: next })}>
            {t.older}
          </LinkButton>
        )}
      </span>
    </nav>
  );
}
