import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { useReload } from './use-reload.ts';

/**
 * Explains that a save was refused because somebody else changed the same thing. Nothing is lost. The button loads
 * the saved version (`onShow` discards the user's own entries).
 */
export function ChangedBanner({ text, onShow }: { text?: string; onShow: () => void }) {
  const t = useTexts('admin');
  const { reload, loading } = useReload();
  return (
    <Banner
      tone="warn"
      className="mb-4"
      action={
        <Button
          kind="secondary"
          size="small"
          busy={loading}
          onClick={() => void reload().then((fresh) => fresh && onShow())}
        >
          {t.showCurrent}
        </Button>
      }
    >
      {text ?? t.changed}
    </Banner>
  );
}
