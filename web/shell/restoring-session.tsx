import { useTexts } from '#web/texts/use-texts.ts';
import { Orbit } from '#web/ui/orbit.tsx';

/**
 * Placeholder of a member page until its data is loaded. Visible after 200 ms only, because most pages are faster. It
 * fills the screen, so that the footer does not jump when the page appears.
 */
export function RestoringSession() {
  const { brand, restoring } = useTexts('shell');
  return (
    <div
      role="status"
      className="grid min-h-dvh animate-[nr-appear_1ms_200ms_both] content-start justify-items-center gap-4 pt-[32dvh]"
    >
      {/* The page has no title of its own before its data is loaded. */}
      <title>{brand}</title>
      <Orbit className="size-20" />
      <p className="text-ink-2">{restoring}</p>
    </div>
  );
}
