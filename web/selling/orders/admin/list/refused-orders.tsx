import type { BulkResult } from '#contract/selling/orders/bulk.ts';
import { fill, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Lists orders by number, each with the reason why nothing was done with it. */
export function RefusedList({ refused }: Pick<BulkResult, 'refused'>) {
  const t = useTexts('orders/bulk').bulk;
  return (
    <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-sm">
      {refused.map(({ _id, orderNumber, message }) => (
        <li key={_id}>{fill(t.refusedOne, { number: orderNumber, reason: message })}</li>
      ))}
    </ul>
  );
}

/** Says which orders a bulk action left as they were, and why. */
export function RefusedDialog({ refused, onClose }: Pick<BulkResult, 'refused'> & { onClose: () => void }) {
  const t = useTexts('orders/bulk').bulk;
  const lang = useLang();
  return (
    <Dialog
      open
      onClose={onClose}
      title={plural(t.refusedTitle, refused.length, lang)}
      actions={
        <Button kind="secondary" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      <RefusedList refused={refused} />
    </Dialog>
  );
}
