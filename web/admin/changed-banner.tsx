import { useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { useReload } from './use-reload.ts';

/**
 * Said when a save was refused because somebody else had changed the same thing: nothing is lost, and one press loads what
 * is saved now (`onShow` forgets the own entries).
 */
export function ChangedBanner({ text, onShow }: { text?: string; onShow: () => void }) {
  const t = useTexts('admin');
  const { reload, loading } = useReload();
  return (
    <Banner
      tone="warn"
      className="mb-4"
      action={
        <Button kind="secondary" size="small" busy={loading} onClick={() => void reload().then(onShow)}>
          {t.showCurrent}
        </Button>
      }
    >
      {text ?? t.changed}
    </Banner>
  );
}
