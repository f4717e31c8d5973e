import { useEffect, useRef, useState } from 'react';
import { typedNumber } from '#contract/core/typed.ts';
import { api, messageOf } from '#web/api/client.ts';
import { AmountChips } from '#web/consultations/wallet/shared/amount-chips.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadGateway } from '#web/selling/payments/shared/load-gateway.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RupeeInput } from '#web/ui/form/rupee-input.tsx';
import { Orbit } from '#web/ui/orbit.tsx';
import type { Route } from './+types/add-money';

export const handle: PageHandle = { skeleton: 'form', contact: 'none', astrologers: true };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const amount = Number(new URL(request.url).searchParams.get('amount'));
  return {
    texts: await loadTexts(pageLang(), ['chat', 'shell']),
    amount: Number.isInteger(amount) && amount >= 1 ? amount : null,
  };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.chat.add.pageTitle, brand: shopNameIn(matches) })
    : [];
}

/**
 * Opens the payment of a top-up for the given amount in rupees. A running chat opens this page in a new tab. Without an
 * amount it offers some.
 */
export default function AddMoneyTab({ loaderData: { amount: given } }: Route.ComponentProps) {
  const t = useTexts('chat').add;
  const [amount, setAmount] = useState(given);
  const [problem, setProblem] = useState<string | null>(null);
  const started = useRef(false);

  async function pay(rupees: number): Promise<void> {
    setAmount(rupees);
    setProblem(null);
    const gateway = await loadGateway().catch(() => null);
    if (!gateway) return setProblem(t.notReady);
    try {
      const { payment_session_id: paymentSessionId } = await api('POST /api/payment/wallet/initiateTopUp', {
        body: { amount: rupees },
      });
      if (await gateway.pay(paymentSessionId)) setProblem(t.failed);
    } catch (error) {
      setProblem(messageOf(error, t.failed));
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the tab opens.
  useEffect(() => {
    if (given === null || started.current) return;
    started.current = true;
    void pay(given);
  }, []);

  return (
    <div className="wrap section max-w-140!">
      <h1 className="text-center text-h1">{t.pageTitle}</h1>
      {amount === null ? (
        <ChooseAmount onPay={(rupees) => void pay(rupees)} />
      ) : problem === null ? (
        <div className="mt-8 grid justify-items-center gap-5">
          <Orbit className="size-28" />
          <p role="status" className="text-ink-2">
            {t.opening}
          </p>
        </div>
      ) : (
        <div className="mt-5 grid justify-items-center gap-5">
          <Banner tone="bad">{problem}</Banner>
          <Button onClick={() => void pay(amount)}>{t.retry}</Button>
        </div>
      )}
    </div>
  );
}

/** Asks for an amount in rupees. */
function ChooseAmount({ onPay }: { onPay: (rupees: number) => void }) {
  const t = useTexts('chat').add;
  const lang = useLang();
  const [typed, setTyped] = useState('500');
  const [tried, setTried] = useState(false);
  const read = typedNumber(typed, 0);
  const amount = read || 0;
  const isWrongText = typed.trim() !== '' && Number.isNaN(read);
  const wrong = amount >= 1 ? undefined : isWrongText ? t.whole : t.minimum;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!wrong) onPay(amount);
      }}
    >
      <p className="mt-2 mb-6 text-center text-ink-2">{t.wrongAmount}</p>
      <Field label={t.amount} hint={t.hint} error={tried ? wrong : undefined}>
        <RupeeInput
          maxLength={12}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="font-display text-h1"
        />
      </Field>
      <AmountChips
        label={t.amount}
        amounts={[200, 500, 1000, 2000]}
        chosen={amount}
        onChoose={(one) => setTyped(String(one))}
      />
      <Button type="submit" size="large" wide className="mt-6">
        {fill(t.go, { amount: formatRupees(amount, lang) })}
      </Button>
    </form>
  );
}
