import { WifiOff } from 'lucide';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Tells the customer that the astrologer is disconnected and that no minutes are charged meanwhile. */
export function PausedBanner({ name }: { name: string }) {
  const t = useTexts('chat').chat;
  return (
    <p
      role="status"
      className="flex items-start gap-3 bg-neelam-wash px-4 py-3 leading-snug font-medium text-neelam lg:px-6"
    >
      <Icon of={WifiOff} />
      <span>{fill(t.paused, { name })}</span>
    </p>
  );
}
