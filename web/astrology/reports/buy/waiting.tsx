import { PaymentWaiting } from '#web/selling/payments/shared/payment-waiting.tsx';
import type { Wait } from '#web/selling/payments/shared/watch-payment.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Result } from '#web/ui/feedback/result-mark.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Orbit } from '#web/ui/orbit.tsx';
import type { Phase } from './use-paid-report.ts';

/** Shows the state of a result page until the report is loaded, or when it fails. */
export function Waiting({
  phase,
  wait,
  lost,
  message,
  loading,
  onRetry,
}: {
  phase: Phase;
  wait: Wait;
  lost: boolean;
  /** The error, in the words of the toast. */
  message: string | null;
  /** Shown while the report loads. */
  loading: string;
  onRetry: () => void;
}) {
  const t = useTexts('reports').result;
  if (phase === 'loading') return <Loading words={loading} />;
  if (phase === 'failed' || phase === 'leaving')
    return (
      <Result
        state="failed"
        title={message ?? ''}
        actions={
          <>
            {phase === 'failed' && <Button onClick={onRetry}>{t.retry}</Button>}
            <LinkButton to="/" kind={phase === 'failed' ? 'secondary' : 'primary'}>
              {t.goHome}
            </LinkButton>
          </>
        }
      />
    );
  return (
    <PaymentWaiting wait={wait} lost={lost} what="report" way={{ to: '/my-reports', text: t.toShelf }} />
  );
}

/** Shows the skeleton of a report while it loads. */
function Loading({ words }: { words: string }) {
  return (
    <div className="wrap pt-6 pb-16 lg:pt-12" aria-busy="true">
      <h1 role="status" className="flex items-center gap-4 text-h1">
        <Orbit className="size-14" />
        <span>{words}</span>
      </h1>
      <div className="mt-8 grid gap-6 lg:grid-cols-[.8fr_1fr] lg:gap-10">
        <Skeleton className="aspect-square w-full rounded-tile!" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-28 w-full rounded-tile!" />
          <Skeleton className="h-80 w-full rounded-tile!" />
        </div>
      </div>
    </div>
  );
}
