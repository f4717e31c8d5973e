import { useEffect, useState } from 'react';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Orbit } from '#web/ui/orbit.tsx';
import { Result } from '#web/ui/result-mark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Phase } from './use-paid-report.ts';

/** Shows the state of a result page until the report is loaded, or when it fails. */
export function Waiting({
  phase,
  lost,
  message,
  loading,
  onRetry,
}: {
  phase: Phase;
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
  const late = phase === 'late';
  return (
    <Result
      state="checking"
      title={late ? t.late.title : t.checking}
      text={lost ? t.lost : late ? t.late.text : phase === 'slow' ? t.slow : t.checkingText}
      facts={late && <LateFacts />}
      actions={
        (phase === 'slow' || late) && (
          <>
            <LinkButton to="/my-reports" kind="secondary">
              {t.toShelf}
            </LinkButton>
            {late && (
              <LinkButton to="/contact-us" kind="ghost">
                {t.late.help}
              </LinkButton>
            )}
          </>
        )
      }
    />
  );
}

const MINUTE_MS = 60_000;

/** Shows what to do about a late payment, what it waits for, and for how long. It appears after the first minute. */
function LateFacts() {
  const t = useTexts('reports').result.late;
  const lang = useLang();
  const [minutes, setMinutes] = useState(1);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((now) => now + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const rows = [
    // First, because a second payment is the dearest mistake here.
    [t.whatToDo, t.nothing],
    [t.forWhat, t.bank],
    [t.howLong, `${plural(t.since, minutes, lang)} ${t.until}`],
  ];
  return (
    <dl className="grid w-full max-w-[34rem] gap-4 rounded-tile bg-sunken p-5 text-left">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the skeleton of a report while it loads. */
function Loading({ words }: { words: string }) {
  return (
    <div className="wrap pt-6 pb-16 lg:pt-12" aria-busy="true">
      <h1 role="status" className="flex items-center gap-4 text-h1">
        <Orbit className="size-14" />
        {words}
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
