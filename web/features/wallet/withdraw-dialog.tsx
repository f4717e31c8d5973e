import { useState } from 'react';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-queue.ts';

const least = 500;
const formId = 'withdraw';

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
  const [problem, setProblem] = useState<{ text: string; profile: boolean } | null>(null);
  const [sending, setSending] = useState(false);
  const amount = /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? Number(typed) : 0;
  const wrong = amount < least ? t.minimum : amount > withdrawable ? t.tooMuch : undefined;
  const rupees = (sum: number) => formatRupees(sum, lang);

  async function send(): Promise<void> {
    setTried(true);
    if (wrong || sending) return;
    setSending(true);
    setProblem(null);
    try {
      const { success } = await api('POST /api/payment/wallet/withdraw', { body: { amount } });
      if (success) toast.good(t.sent);
      setTyped('');
      setTried(false);
      onSent();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      setProblem({
        text: messageOf(error, error instanceof ApiError ? t.failed : t.failedHere),
        profile: code === 'withdrawal_no_bank' || code === 'withdrawal_unverified',
      });
    }
    setSending(false);
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
          <Button type="submit" form={formId} busy={sending} busyText={t.sending}>
            {fill(t.send, { amount: rupees(amount) })}
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
          void send();
        }}
      >
        {problem && (
          <Banner tone="bad" className="mb-4">
            {problem.text} {problem.profile && <TextLink to="/astrologer-profile">{t.bank}</TextLink>}
          </Banner>
        )}
        <Field
          label={t.amount}
          hint={`${t.minimumNote}. ${fill(t.available, { amount: formatRupees(withdrawable, lang, { paise: true }) })}`}
          error={tried ? wrong : undefined}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={typed}
            onChange={(event) => setTyped(event.target.value.replace(/[^\d.]/g, ''))}
          />
        </Field>
        {withdrawable >= least && (
          <Button kind="ghost" size="small" className="mt-2" onClick={() => setTyped(String(withdrawable))}>
            {t.all}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
