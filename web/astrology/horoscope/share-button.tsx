import { Share2 } from 'lucide';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Shares a URL through the device, or copies it where sharing is not available. `url` is a path with its query. */
export function ShareButton({
  title,
  text,
  url,
  words: t,
}: {
  title: string;
  text: string;
  url: string;
  words: { share: string; copied: string; notCopied: string };
}) {
  async function share() {
    const address = new URL(url, location.origin).href;
    if (navigator.share) {
      try {
        await navigator.share({ title, text, url: address });
        return;
      } catch (error) {
        // The reader cancelled the share sheet; that is no error.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(address);
      toast.good(t.copied);
    } catch {
      toast.problem(t.notCopied);
    }
  }
  return (
    <Button kind="secondary" onClick={share}>
      <Icon of={Share2} small />
      {t.share}
    </Button>
  );
}
