import { useRevalidator } from 'react-router';
import type { UpiRefund } from '#contract/selling/payments/upi-qr.ts';
import { isUtr, tidyUtr } from '#contract/selling/payments/upi-rules.ts';
import { ReasonDialog } from '#web/admin/reason-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Asks for the bank's reference of a refund that was sent by hand. */
export function SentRefund({ refund, onClose }: { refund: UpiRefund; onClose: () => void }) {
  const t = useTexts('payments/admin');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  return (
    <ReasonDialog
      title={fill(t.sentTitle, { amount: formatRupees(refund.amount, lang) })}
      text={fill(t.sentText, { utr: refund.paidBy })}
      label={t.utr}
      hint={t.utrHint}
      missing={t.utrWrong}
      check={(typed) => (isUtr(tidyUtr(typed)) ? undefined : t.utrWrong)}
      line
      maxLength={40}
      confirm={t.sent}
      busyText={t.saving}
      onClose={onClose}
      onConfirm={(utr) =>
        api('POST /api/admin/upi-refunds/{id}/sent', {
          params: { id: refund.id },
          body: { utr: tidyUtr(utr) },
        })
      }
      onError={(error) => messageOf(error, t.sentFailed)}
      onSaved={async () => {
        toast.good(t.sentDone);
        await revalidate();
        onClose();
      }}
    />
  );
}
