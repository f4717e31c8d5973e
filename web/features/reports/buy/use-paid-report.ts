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

    async function loadReport() {
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
    }

    const began = Date.now();
    async function ask(id: string, attempts: number) {
      try {
        const { status } = await api('GET /api/payment/status/{orderId}', { params: { orderId: id } });
        if (left) return;
        setLost(false);
        if (status === 'SUCCESS') {
          paid.current = true;
          return loadReport();
        }
        if (ended.includes(status) || Date.now() - began > PATIENCE_MS)
          return problem(rules.unpaid, rules.unpaidMs);
      } catch (error) {
        if (left) return;
        if (error instanceof ApiError && error.status >= 400 && error.status < 500)
          return whole ? problem(rules.unpaid, rules.unpaidMs) : problem(rules.noParams, rules.missingMs);
        setLost(true);
      }
      if (Date.now() - began > SLOW_MS) setPhase('slow');
      later(() => void ask(id, attempts + 1), waitAfter(attempts));
    }

    if (!orderId) problem(rules.noOrderId, rules.missingMs);
    else if (paid.current) void loadReport();
    else void ask(orderId, 1);
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
