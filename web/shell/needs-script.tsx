import { useTexts } from '#web/texts/use-texts.ts';

/** Tells a browser without JavaScript that the page needs it. Most pages of the shop can be read without. */
export function NeedsScript() {
  const { needsScript } = useTexts('shell');
  return (
    <noscript>
      <p className="rounded-tile bg-gomed-wash px-4 py-3.5 font-medium text-gomed">{needsScript}</p>
    </noscript>
  );
}
