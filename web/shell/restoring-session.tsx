import { useTexts } from '#web/texts/use-texts.ts';
import { Mark } from '#web/ui/mark.tsx';

/** Stands in for a member's page until its data is there. It shows itself after 200 ms only: most are faster. */
export function RestoringSession() {
  return (
    <div
      role="status"
      className="grid min-h-[70dvh] animate-[nr-appear_1ms_200ms_both] place-content-center justify-items-center gap-4"
    >
      <Mark className="size-12" />
      <p className="text-ink-2">{useTexts('shell').restoring}</p>
    </div>
  );
}
