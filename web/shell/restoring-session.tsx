import { useMatches } from 'react-router';
import { shopNameIn } from '#web/head/shop-name.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Orbit } from '#web/ui/orbit.tsx';
import { NeedsScript } from './needs-script.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * Placeholder of a page behind a login until its data is loaded: the page's own skeleton at once, and after 200 ms the
 * words, because most pages are faster. Screen readers find the words at once. It fills the screen, so that the footer
 * does not jump when the page appears.
 */
export function RestoringSession() {
  const { restoring } = useTexts('shell');
  const brand = shopNameIn(useMatches());
  return (
    <div className="wrap min-h-dvh pt-6 pb-16 lg:pt-12">
      {/* The page has no title of its own before its data is loaded. */}
      <title>{brand}</title>
      <NeedsScript />
      <PageSkeleton>
        <p
          role="status"
          className="flex min-h-11 animate-[nr-appear_1ms_200ms_both] items-center gap-3 text-ink-2"
        >
          <Orbit className="size-8" />
          <span>{restoring}</span>
        </p>
      </PageSkeleton>
    </div>
  );
}
