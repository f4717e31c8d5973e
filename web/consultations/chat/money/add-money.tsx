import { useState } from 'react';
import { AmountChips } from '#web/consultations/wallet/shared/amount-chips.tsx';
import { usePoll } from '#web/realtime/use-poll.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { RupeeInput } from '#web/ui/form/rupee-input.tsx';

const amounts = [100, 200, 500, 1000];

/**
 * Adds money without leaving the page. The payment opens in a new tab; this tab polls until the money arrives. A
 * link opens the tab, because browsers may block a script's popup.
 */
export function AddMoney({
  open,
  onClose,
  balance,
  renew,
}: {
  open: boolean;
  onClose: () => void;
  /** The last known balance in rupees. */
  balance: number | null;
  /** Loads the current balance. */
  renew: () => Promise<number | null>;
}) {
  const t = useTexts('chat').add;
  const lang = useLang();
  const [typed, setTyped] = useState('200');
  /** The amount being paid and the balance before it, or null. */
  const [paying, setPaying] = useState<{ amount: number; before: number } | null>(null);
  const amount = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  const close = () => {
    setPaying(null);
    onClose();
  };

  usePoll(
    async () => {
      const now = await renew();
      if (!paying || now === null) return;
      // Minutes are charged meanwhile: the balance may fall first, and rise by less than was paid.
      if (now <= paying.before) return setPaying({ ...paying, before: now });
      toast.good(fill(t.arrived, { amount: formatRupees(paying.amount, lang) }));
      close();
    },
    3_000,
    open && paying !== null,
  );

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.title}
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {t.cancel}
          </Button>
          <PayLink
            amount={amount}
            onOpen={() => setPaying((known) => ({ amount, before: known?.before ?? balance ?? 0 }))}
          />
        </>
      }
    >
      <p>{t.text}</p>
      <AmountChips
        label={t.amount}
        amounts={amounts}
        chosen={amount}
        onChoose={(one) => setTyped(String(one))}
      />
      <Field
        label={t.amount}
        hint={t.hint}
        error={amount >= 1 ? undefined : t.minimum}
        className="mt-4 text-ink"
      >
        <RupeeInput
          maxLength={6}
          value={typed}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        />
      </Field>
      {paying !== null && (
        <p role="status" className="mt-3 flex items-center gap-2 font-medium text-ink">
          <Spinner />
          {t.waiting}
        </p>
      )}
    </Dialog>
  );
}

/** Opens the payment of an amount in a new tab. Disabled without an amount. */
function PayLink({ amount, onOpen }: { amount: number; onOpen: () => void }) {
  const t = useTexts('chat').add;
  const lang = useLang();
  if (amount < 1) return <Button disabled>{fill(t.go, { amount: '₹' })}</Button>;
  return (
    <a
      href={`/add-money?amount=${amount}`}
      target="_blank"
      rel="noopener"
      className={buttonClass({})}
      onClick={onOpen}
    >
      {fill(t.go, { amount: formatRupees(amount, lang) })}
    </a>
  );
}
