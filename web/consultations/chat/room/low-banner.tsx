import { TriangleAlert } from 'lucide';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Warns that the wallet covers less than two more minutes. Its links do not leave the chat. */
export function LowBanner({
  minutesLeft,
  onAdd,
  onEnd,
}: {
  /** The minutes that the wallet covers after the current one. */
  minutesLeft: number;
  onAdd: () => void;
  onEnd: () => void;
}) {
  const t = useTexts('chat').chat;
  const lang = useLang();
  return (
    <div
      role="alert"
      className="grid grid-cols-[auto_1fr] items-start gap-x-3 gap-y-1.5 bg-gomed-wash px-4 py-3 leading-snug font-medium text-gomed lg:grid-cols-[auto_1fr_auto] lg:items-center lg:px-6"
    >
      <Icon of={TriangleAlert} />
      <p>
        {t.low}{' '}
        <b className="font-semibold">
          {minutesLeft === 0 ? t.lastMinute : plural(t.minutesLeft, minutesLeft, lang)}
        </b>
      </p>
      <p className="col-start-2 flex gap-2.5 lg:col-start-3">
        <Button size="small" className="min-h-11!" onClick={onAdd}>
          {t.addMoney}
        </Button>
        <Button kind="secondary" size="small" className="min-h-11!" onClick={onEnd}>
          {t.endChat}
        </Button>
      </p>
    </div>
  );
}
