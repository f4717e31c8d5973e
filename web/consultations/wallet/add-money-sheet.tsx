import { useRef, useState } from 'react';
import { typedNumber } from '#contract/core/typed.ts';
import { api, messageOf } from '#web/api/client.ts';
import { AmountChips } from '#web/consultations/wallet/shared/amount-chips.tsx';
import { loadGateway } from '#web/selling/payments/shared/load-gateway.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RupeeInput } from '#web/ui/form/rupee-input.tsx';

const amounts = [200, 500, 1000, 2000];
const formId = 'add-money';

/**
 * Returns what is wrong with a typed amount. Never rewrites it: 1.5 must not become 15. Too little is only said after
 * the first try, since an empty field is how typing begins.
 */
function problemOf(typed: string, tried: boolean, t: { minimum: string; whole: string }): string | undefined {
  const amount = typedNumber(typed, 0);
  if (typed.trim() !== '' && !(amount <= 9_999_999)) return t.whole;
  return tried && !(amount >= 1) ? t.minimum : undefined;
}

/** Asks for an amount and opens the payment page, which returns to the wallet. */
export function AddMoneySheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('wallet').add;
  const lang = useLang();
  const [typed, setTyped] = useState('500');
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [paying, setPaying] = useState(false);
  const busy = useRef(false);
  const amount = typedNumber(typed, 0) || 0;

  async function pay(): Promise<void> {
    setTried(true);
    if (problemOf(typed, true, t) || busy.current) return;
    busy.current = true;
    setPaying(true);
    setProblem(null);
    const end = (words: string | null) => {
      busy.current = false;
      setPaying(false);
      setProblem(words);
    };
    const gateway = await loadGateway().catch(() => null);
    if (!gateway) return end(t.notReady);
    try {
      const { payment_session_id: paymentSessionId } = await api('POST /api/payment/wallet/initiateTopUp', {
        body: { amount },
      });
      // On success it stays busy until the browser has left.
      if (await gateway.pay(paymentSessionId)) end(t.cancelled);
    } catch (error) {
      end(messageOf(error, t.failed));
    }
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.title}
      footer={
        <Button type="submit" form={formId} size="large" wide busy={paying} busyText={t.paying}>
          {fill(t.pay, { amount: formatRupees(amount, lang) })}
        </Button>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
      >
        {problem && (
          <Banner tone="bad" className="mb-4">
            {problem}
          </Banner>
        )}
        <Field label={t.amount} hint={t.hint} error={problemOf(typed, tried, t)}>
          <RupeeInput
            maxLength={12}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="font-display text-h1"
          />
        </Field>
        <AmountChips
          label={t.chips}
          amounts={amounts}
          chosen={amount}
          onChoose={(one) => setTyped(String(one))}
        />
      </form>
    </Sheet>
  );
}
