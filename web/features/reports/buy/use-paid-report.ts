import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReportStatus } from '#contract/reports/endpoints.ts';
import { ApiError, api } from '#web/api/client.ts';
import { waitAfter } from '#web/shared/payments/watch-payment.ts';
import { toast } from '#web/ui/toast-queue.ts';

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
export type Phase = 'checking' | 'slow' | 'loading' | 'ready' | 'failed' | 'leaving';

/** After this many ms without a result the page says where the report will appear. */
const SLOW_MS = 12_000;
/** After this many ms without money the payment counts as failed. A late one still appears under My reports. */
const PATIENCE_MS = 60_000;

const ended: readonly ReportStatus[] = ['FAILED', 'EXPIRED', 'REFUNDED'];

type Poll = {
  /** True once the page is left: then nothing is reported any more. */
  hasLeft: () => boolean;
  later: (work: () => void, ms: number) => void;
  onPaid: () => Promise<void>;
  /** Called when the payment has ended without money, or takes too long. */
  onUnpaid: () => void;
  /** Called when the server refuses to tell the status. */
  onRefused: () => void;
  /** Gets true when a request got no response, false after the next response. */
  onLost: (lost: boolean) => void;
  onSlow: () => void;
};

/** Asks for a payment's status, with growing pauses, until it has ended. */
async function pollPayment(orderId: string, on: Poll): Promise<void> {
  const began = Date.now();
  async function ask(attempts: number): Promise<void> {
    try {
      const { status } = await api('GET /api/payment/status/{orderId}', { params: { orderId } });
      if (on.hasLeft()) return;
      on.onLost(false);
      if (status === 'SUCCESS') return on.onPaid();
      if (ended.includes(status) || Date.now() - began > PATIENCE_MS) return on.onUnpaid();
    } catch (error) {
      if (on.hasLeft()) return;
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return on.onRefused();
      on.onLost(true);
    }
    if (Date.now() - began > SLOW_MS) on.onSlow();
    on.later(() => void ask(attempts + 1), waitAfter(attempts));
  }
  await ask(1);
}

/**
 * Follows a payment until it has ended, then loads the report. A missing parameter or a failure is shown as a toast,
 * and redirects home after the time in the specification. `load` is called again for a Retry and when `key` changes
 * (another language).
 */
export function usePaidReport<D>({
  orderId,
  whole,
  rules,
  key,
  load,
}: {
  orderId: string | null;
  /**
   * True when all parameters are present. Without them the user's own order still leads to its report, because links
   * in e-mails carry no more.
   */
  whole: boolean;
  rules: ReturnRules;
  key: string;
  load: () => Promise<D>;
}): { phase: Phase; report: D | null; lost: boolean; message: string | null; retry: () => void } {
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>('checking');
  const [message, setMessage] = useState<string | null>(null);
  const [lost, setLost] = useState(false);
  const [report, setReport] = useState<D | null>(null);
  const [round, setRound] = useState(0);
  const paid = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: order, key and attempt identify the request.
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let left = false;
    const later = (work: () => void, ms: number) => void timers.add(setTimeout(work, ms));
    const problem = (words: string, homeAfter: number | null) => {
      setMessage(words);
      toast.problem(words);
      setPhase(homeAfter === null ? 'failed' : 'leaving');
      if (homeAfter !== null) later(() => void navigate('/', { replace: true }), homeAfter);
    };
    const showReport = async () => {
      paid.current = true;
      setPhase((now) => (now === 'ready' ? now : 'loading'));
      try {
        const loaded = await load();
        if (left) return;
        setReport(loaded);
        setPhase('ready');
      } catch (error) {
        if (left) return;
        const unpaid = error instanceof ApiError && error.status === 402;
        if (unpaid) problem(rules.unpaid, rules.unpaidMs);
        else problem(rules.loadFailed, rules.loadFailedMs);
      }
    };

    if (!orderId) problem(rules.noOrderId, rules.missingMs);
    else if (paid.current) void showReport();
    else
      void pollPayment(orderId, {
        hasLeft: () => left,
        later,
        onPaid: showReport,
        onUnpaid: () => problem(rules.unpaid, rules.unpaidMs),
        onRefused: () =>
          whole ? problem(rules.unpaid, rules.unpaidMs) : problem(rules.noParams, rules.missingMs),
        onLost: setLost,
        onSlow: () => setPhase('slow'),
      });
    return () => {
      left = true;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [orderId, whole, key, round]);

  const retry = () => {
    setMessage(null);
    setPhase('checking');
    setRound(round + 1);
  };
  return { phase, report, lost, message, retry };
}
