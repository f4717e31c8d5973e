import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { isOpen, type Wait, waitSince, watchPayment } from '#web/selling/payments/shared/watch-payment.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { askReportPayment } from './ask-report-payment.ts';

/**
 * The message when something is missing or fails, and the delay in ms before the redirect home. Null stays on the
 * page with a Retry.
 */
export type ReturnRules = {
  noOrderId: string;
  noParams: string;
  unpaid: string;
  loadFailed: string;
  missingMs: number;
  unpaidMs: number;
  loadFailedMs: number | null;
};

/** The progress from the payment to the report. */
export type Phase = 'checking' | 'loading' | 'ready' | 'failed' | 'leaving';

/**
 * Follows a payment until it has ended, then loads the report. A missing parameter or a failure is shown as a toast,
 * and redirects home after the time in the specification. `load` is called again for a Retry.
 */
export function usePaidReport({
  orderId,
  whole,
  rules,
  load,
}: {
  orderId: string | null;
  /**
   * True when all parameters are present. Without them the user's own order still leads to its report, because links
   * in e-mails carry no more.
   */
  whole: boolean;
  rules: ReturnRules;
  load: () => Promise<unknown>;
}): { phase: Phase; wait: Wait; lost: boolean; message: string | null; retry: () => void } {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('checking');
  const [message, setMessage] = useState<string | null>(null);
  const [lost, setLost] = useState(false);
  const [wait, setWait] = useState(() => waitSince(Date.now()));
  const [round, setRound] = useState(0);
  const paid = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: order and attempt identify the request.
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let left = false;
    let stop = () => {};
    const later = (work: () => void, ms: number) => void timers.add(setTimeout(work, ms));
    const problem = (words: string, homeAfter: number | null) => {
      setMessage(words);
      toast.problem(words);
      setPhase(homeAfter === null ? 'failed' : 'leaving');
      if (homeAfter !== null) later(() => void navigate('/', { replace: true }), homeAfter);
    };
    const loadReport = async () => {
      paid.current = true;
      setPhase('loading');
      try {
        await load();
        if (!left) setPhase('ready');
      } catch (error) {
        if (left) return;
        const unpaid = error instanceof ApiError && error.status === 402;
        if (unpaid) problem(rules.unpaid, rules.unpaidMs);
        else problem(rules.loadFailed, rules.loadFailedMs);
      }
    };

    if (!orderId) problem(rules.noOrderId, rules.missingMs);
    else if (paid.current) void loadReport();
    else
      stop = watchPayment(
        () => askReportPayment(orderId),
        (known) => {
          setLost(known.lost);
          setWait(known.wait);
          if (isOpen(known.state)) return;
          if (known.state === 'PAID') void loadReport();
          else if (known.state === 'MISSING' && !whole) problem(rules.noParams, rules.missingMs);
          else problem(rules.unpaid, rules.unpaidMs);
        },
      );
    return () => {
      left = true;
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [orderId, whole, round]);

  const retry = () => {
    setMessage(null);
    setPhase('checking');
    setRound(round + 1);
  };
  return { phase, wait, lost, message, retry };
}
