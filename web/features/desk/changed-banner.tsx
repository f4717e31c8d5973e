import { useRevalidator } from 'react-router';
import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/**
 * Said when a save was refused because somebody else had changed the same thing: nothing is lost, and one press loads what
 * is saved now (`onShow` forgets the own entries).
 */
export function ChangedBanner({ text, onShow }: { text?: string; onShow: () => void }) {
  const t = useTexts('desk');
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      tone="warn"
      className="mb-4"
      action={
        <Button
          kind="secondary"
          size="small"
          busy={state === 'loading'}
          onClick={async () => {
            await revalidate();
            onShow();
          }}
        >
          {t.showCurrent}
        </Button>
      }
    >
      {text ?? t.changed}
    </Banner>
  );
}
