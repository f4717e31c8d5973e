import { useTexts } from '#web/texts/use-texts.ts';
import { Mark } from '#web/ui/mark.tsx';

/**
 * Stands in for a member's page until its data is there. It shows itself after 200 ms only: most are faster. It fills the
 * screen, so that the footer is nowhere to be seen jumping when the page comes.
 */
export function RestoringSession() {
  return (
    <div
      role="status"
      className="grid min-h-dvh animate-[nr-appear_1ms_200ms_both] content-start justify-items-center gap-4 pt-[32dvh]"
    >
      <Mark className="size-12" />
      <p className="text-ink-2">{useTexts('shell').restoring}</p>
    </div>
  );
}
