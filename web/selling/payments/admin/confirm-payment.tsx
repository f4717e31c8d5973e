import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { UpiPayment } from '#contract/selling/payments/upi-qr.ts';
import { isUtr, tidyUtr } from '#contract/selling/payments/upi-rules.ts';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';

const readRupees = (typed: string): number | null => {
  const text = typed.replace(/[₹,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : null;
};

type Wrong = { utr?: string; amount?: string };

/** Asks for the bank's reference and the amount of a payment that has arrived. A wrong amount is asked about twice. */
export function ConfirmPayment({ payment, onClose }: { payment: UpiPayment; onClose: () => void }) {
  const t = useTexts('payments/admin');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const due = formatRupees(payment.amount, lang);
  const [typed, setTyped] = useState({ utr: '', amount: String(payment.amount) });
  const [wrong, setWrong] = useState<Wrong>({});
  const [acceptsWrong, setAcceptsWrong] = useState(false);
  const { save, busy, problem } = useSave(
    (body: { utr: string; amount: number }) =>
      api('POST /api/admin/upi-payments/{reference}/confirm', {
        params: { reference: payment.reference },
        body,
      }),
    {
      onError: (error) => messageOf(error, t.failed),
      onSaved: async ({ use }) => {
        toast.good(t.done[use ?? 'none']);
        await revalidate();
        onClose();
      },
    },
  );

  const change = (next: Partial<typeof typed>) => {
    setTyped({ ...typed, ...next });
    setWrong({});
    setAcceptsWrong(false);
  };
  function submit() {
    const utr = tidyUtr(typed.utr);
    const amount = readRupees(typed.amount);
    if (!isUtr(utr) || amount === null) {
      const problems = {
        ...(!isUtr(utr) && { utr: t.utrWrong }),
        ...(amount === null && { amount: t.amountWrong }),
      };
      return setWrong(problems);
    }
    if (amount !== payment.amount && !acceptsWrong) return setAcceptsWrong(true);
    void save({ utr, amount });
  }

  return (
    <FormDialog
      title={fill(t.confirmTitle, { amount: due })}
      intro={
        <>
          <p translate="no">{`${payment.note} · ${payment.reference}`}</p>
          <p className="mt-2">{payment.state === 'ended' ? t.confirmLate : t.confirmText}</p>
        </>
      }
      confirm={acceptsWrong ? t.recordWrong : t.confirm}
      danger={acceptsWrong}
      busyText={t.confirming}
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={t.utr} hint={t.utrHint} error={wrong.utr ?? (problem || undefined)}>
        <Input
          value={typed.utr}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="tabular"
          onChange={({ target }) => change({ utr: target.value })}
        />
      </Field>
      <Field label={t.amount} error={wrong.amount}>
        <Input
          value={typed.amount}
          maxLength={16}
          autoComplete="off"
          inputMode="decimal"
          className="tabular max-w-48"
          onChange={({ target }) => change({ amount: target.value })}
        />
      </Field>
      {acceptsWrong && (
        <Banner tone="warn">
          {fill(t.differs, { received: formatRupees(readRupees(typed.amount) ?? 0, lang), due })}
        </Banner>
      )}
    </FormDialog>
  );
}
