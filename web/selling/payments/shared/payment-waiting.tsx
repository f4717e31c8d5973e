import { type ReactNode, useEffect, useState } from 'react';
import { fill, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Result } from '#web/ui/feedback/result-mark.tsx';
import type { Wait } from './watch-payment.ts';

/**
 * Shows that a payment is being checked. After 12 seconds it says where the purchase will be found, and offers the way
 * there. After a minute it says what to do, what it waits for and for how long. It never says that the payment failed.
 * Needs the texts `payments`.
 */
export function PaymentWaiting({
  wait,
  lost,
  what,
  closesAt = null,
  facts,
  way,
}: {
  wait: Wait;
  /** True when the last request got no response. */
  lost: boolean;
  /** The purchase that was paid for. */
  what: 'order' | 'report';
  /** The time, as text, at which the payment closes. Null if the page does not know it. */
  closesAt?: string | null;
  facts?: ReactNode;
  /** The link to where the purchase will be found. */
  way: { to: string; text: string };
}) {
  const t = useTexts('payments');
  const { leave } = t[what];
  const late = wait.phase === 'late';
  const soon = wait.phase === 'soon';
  const text = late ? t.late.text : soon ? t.soon : fill(t.slow, { leave });
  return (
    <Result
      state="checking"
      title={waitingTitle(t, wait.phase)}
      text={lost ? t.lost : text}
      facts={
        <>
          {late && <LateFacts what={what} closesAt={closesAt} beganAt={wait.beganAt} />}
          {facts}
        </>
      }
      actions={
        // Without a response nobody has to wait here: the list of purchases knows more.
        (!soon || lost) && (
          <>
            <LinkButton to={way.to} size="large" kind="secondary">
              {way.text}
            </LinkButton>
            {late && (
              <LinkButton to="/contact-us" size="large" kind="ghost">
                {t.late.help}
              </LinkButton>
            )}
          </>
        )
      }
    />
  );
}

/** Returns the heading of a page that waits for a payment. `t` are the texts `payments`. */
export const waitingTitle = (
  t: { checking: string; late: { title: string } },
  phase: Wait['phase'],
): string => (phase === 'late' ? t.late.title : t.checking);

const MINUTE_MS = 60_000;

/** Shows what to do about a late payment, what the page waits for, and since when. */
function LateFacts({
  what,
  closesAt,
  beganAt,
}: {
  what: 'order' | 'report';
  closesAt: string | null;
  beganAt: number;
}) {
  const texts = useTexts('payments');
  const t = texts.late;
  const lang = useLang();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(1, Math.floor((now - beganAt) / MINUTE_MS));
  const until = closesAt ? fill(t.untilTime, { time: closesAt }) : t.until;
  const rows = [
    // First, because a second payment is the dearest mistake here.
    [t.whatToDo, fill(t.nothing, texts[what])],
    [t.forWhat, fill(t.bank, texts[what])],
    [t.howLong, `${plural(t.since, minutes, lang)} ${until}`],
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
