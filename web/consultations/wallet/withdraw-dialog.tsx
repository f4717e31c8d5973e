import { useState } from 'react';
import { typedNumber } from '#contract/core/typed.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { RupeeInput } from '#web/ui/form/rupee-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const least = 500;
const formId = 'withdraw';

/** Sends a withdrawal of an amount in rupees. `needsProfile` is true when the profile lacks what it needs. */
function useWithdraw(onSent: () => void) {
  const t = useTexts('wallet').withdraw;
  const [needsProfile, setNeedsProfile] = useState(false);
  const state = useSave(
    async (amount: number) => {
      const { success } = await api('POST /api/payment/wallet/withdraw', { body: { amount } });
      // A captive portal answers 200 as well.
      if (success !== true) throw new TypeError('not an answer of ours');
      toast.good(t.sent);
      onSent();
    },
    {
      onError: (error) => {
        const code = error instanceof ApiError ? error.code : '';
        setNeedsProfile(code === 'withdrawal_no_bank' || code === 'withdrawal_unverified');
        return messageOf(error, error instanceof ApiError ? t.failed : t.failedHere);
      },
    },
  );
  return { ...state, needsProfile };
}

/** Requests a withdrawal of an astrologer's earnings. */
export function WithdrawDialog({
  open,
  onClose,
  withdrawable,
  onSent,
}: {
  open: boolean;
  onClose: () => void;
  /** In rupees. */
  withdrawable: number;
  onSent: () => void;
}) {
  const t = useTexts('wallet').withdraw;
  const lang = useLang();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const amount = typedNumber(typed, 2) || 0;
  const wrong =
    typed.trim() !== '' && Number.isNaN(typedNumber(typed, 2))
      ? t.number
      : amount < least
        ? t.minimum
        : amount > withdrawable
          ? t.tooMuch
          : undefined;
  const { save, busy, problem, needsProfile } = useWithdraw(() => {
    setTyped('');
    setTried(false);
    onSent();
  });

  function send(): void {
    setTried(true);
    if (!wrong) void save(amount);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyText={t.sending}>
            {fill(t.send, { amount: formatRupees(amount, lang) })}
          </Button>
        </>
      }
    >
      <p>{t.text}</p>
      <form
        id={formId}
        method="post"
        noValidate
        className="mt-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {problem && (
          <Banner tone="bad" className="mb-4">
            <span>{`${problem} `}</span>
            {needsProfile && (
              <TextLink alone to="/astrologer-profile">
                {t.bank}
              </TextLink>
            )}
          </Banner>
        )}
        <AmountField
          value={typed}
          onChange={setTyped}
          error={tried ? wrong : undefined}
          withdrawable={withdrawable}
        />
      </form>
    </Dialog>
  );
}

function AmountField({
  value,
  onChange,
  error,
  withdrawable,
}: {
  value: string;
  onChange: (typed: string) => void;
  error: string | undefined;
  /** In rupees. */
  withdrawable: number;
}) {
  const t = useTexts('wallet').withdraw;
  const lang = useLang();
  return (
    <>
      <Field
        label={t.amount}
        hint={`${t.minimumNote} · ${fill(t.available, { amount: formatRupees(withdrawable, lang, { paise: true }) })}`}
        error={error}
      >
        <RupeeInput
          inputMode="decimal"
          maxLength={20}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {withdrawable >= least && (
        <Button
          kind="ghost"
          size="small"
          className="mt-2 -ml-3"
          onClick={() => onChange(String(withdrawable))}
        >
          {t.all}
        </Button>
      )}
    </>
  );
}
