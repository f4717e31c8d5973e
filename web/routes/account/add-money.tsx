import { useEffect, useRef, useState } from 'react';
import { api, messageOf } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { loadGateway } from '#web/shared/payments/gateway.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/add-money';

export const handle: PageHandle = { contact: 'none', astrologers: true };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const amount = Number(new URL(request.url).searchParams.get('amount'));
  return {
    texts: await loadTexts(pageLang(), ['chat', 'shell']),
    amount: Number.isInteger(amount) && amount >= 1 ? amount : null,
  };
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: loaderData.texts.chat.add.pageTitle, brand: loaderData.texts.shell.brand })
    : [];

/**
 * Opens the payment of a top-up for the given amount in rupees. A running chat opens this page in a new tab.
 */
export default function AddMoneyTab({ loaderData: { amount } }: Route.ComponentProps) {
  const t = useTexts('chat').add;
  const [problem, setProblem] = useState<string | null>(null);
  const started = useRef(false);

  async function pay(rupees: number): Promise<void> {
    setProblem(null);
    const gateway = await loadGateway().catch(() => null);
    if (!gateway) return setProblem(t.notReady);
    try {
      const { payment_session_id: paymentSessionId } = await api('POST /api/payment/wallet/initiateTopUp', {
        body: { amount: rupees },
      });
      const result = await gateway.checkout({ paymentSessionId, redirectTarget: '_self' });
      if (result?.error) setProblem(t.failed);
    } catch (error) {
      setProblem(messageOf(error, t.failed));
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the tab opens.
  useEffect(() => {
    if (amount === null || started.current) return;
    started.current = true;
    void pay(amount);
  }, []);

  return (
    <div className="wrap section grid max-w-140! justify-items-center gap-5 text-center">
      <h1 className="text-h2">{t.pageTitle}</h1>
      {amount === null && <Banner tone="bad">{t.wrongAmount}</Banner>}
      {amount !== null && problem === null && (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner />
          {t.opening}
        </p>
      )}
      {amount !== null && problem !== null && (
        <>
          <Banner tone="bad">{problem}</Banner>
          <Button onClick={() => void pay(amount)}>{t.retry}</Button>
        </>
      )}
    </div>
  );
}
