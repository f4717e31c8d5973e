import { nameOf } from '#web/consultations/chat/shared/session.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { TooLittle } from './use-request.ts';

/** Shows how much is missing for the first minute, and links to adding money. */
export function LowDialog({
  astrologer,
  balance,
  onClose,
  onAdd,
}: {
  astrologer: TooLittle | null;
  /** In rupees. */
  balance: number;
  onClose: () => void;
  onAdd: () => void;
}) {
  const t = useTexts('chat');
  const lang = useLang();
  const rate = astrologer?.pricePerMinute ?? 0;
  const rupees = (n: number) => formatRupees(n, lang);
  return (
    <Dialog
      open={astrologer !== null}
      onClose={onClose}
      title={t.low.title}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t.low.later}
          </Button>
          <Button onClick={onAdd}>{t.list.addMoney}</Button>
        </>
      }
    >
      <p>
        {fill(t.low.text, {
          name: astrologer ? nameOf(astrologer) : '',
          rate: rupees(rate),
          balance: rupees(balance),
          missing: rupees(Math.max(0, rate - balance)),
        })}
      </p>
    </Dialog>
  );
}
