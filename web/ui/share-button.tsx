import { Share2 } from 'lucide';
import { Button } from './button.tsx';
import { type CopyWords, copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';

/** Shares a URL through the device, or copies it where sharing is not available. `url` is a path with its query. */
export function ShareButton({
  title,
  text,
  url,
  words: t,
}: {
  title: string;
  text?: string;
  url: string;
  words: CopyWords & { share: string };
}) {
  async function share() {
    const address = new URL(url, location.origin).href;
    if (navigator.share) {
      try {
        await navigator.share({ title, ...(text && { text }), url: address });
        return;
      } catch (error) {
        // The reader cancelled the share sheet; that is no error.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copyText(address, t);
  }
  return (
    <Button kind="secondary" onClick={share}>
      <Icon of={Share2} small />
      {t.share}
    </Button>
  );
}
