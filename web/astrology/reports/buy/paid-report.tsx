import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ReportKind } from '#contract/astrology/reports/report.ts';
import { isLang, type Lang } from '#languages/list.ts';
import { api } from '#web/api/client.ts';
import { ownReportPath } from '#web/astrology/reports/shared/own-report-path.ts';
import { withoutBirth } from '#web/session/login-path-of.ts';
import { forgetLeft } from './left-for-payment.ts';
import { returnParams } from './return-params.ts';
import { forgetValues } from './saved-values.ts';
import { type ReturnRules, usePaidReport } from './use-paid-report.ts';
import { Waiting } from './waiting.tsx';

/**
 * The return page of the gateway: it checks the payment, loads the report, and leads on to its own page. Its address may
 * have a birth in it, separately or in `data`, so it is cut to the order and the language as soon as the page has read it.
 * A reload finds the report by its order.
 */
export function PaidReport<F extends string>({
  kind,
  fields,
  rules,
  loading,
  load,
}: {
  kind: ReportKind;
  /** The required parameters of the report. */
  fields: readonly F[];
  rules: ReturnRules;
  /** Shown while the report loads. */
  loading: string;
  /** Loads the report by its parameters. Throws `ApiError`. */
  load: (params: Record<F, string>, la: Lang | undefined) => Promise<unknown>;
}) {
  const [search] = useSearchParams();
  // The router keeps what it has read, so the fields stay known here.
  useEffect(() => {
    history.replaceState(history.state, '', withoutBirth(location.pathname + location.search));
  }, []);
  const navigate = useNavigate();
  const { orderId, params } = returnParams(search, [...fields, 'la']);
  const requested = (params as { la?: string }).la;
  const la = isLang(requested) ? requested : undefined;
  const whole = fields.every((field) => params[field]);
  const { phase, wait, lost, message, retry } = usePaidReport({
    orderId,
    whole,
    rules,
    load: async () => {
      forgetLeft(kind);
      forgetValues(kind);
      if (whole) await load(params as Record<F, string>, la);
      else await api('GET /api/reports/{orderId}', { params: { orderId: orderId ?? '' }, query: { la } });
    },
  });
  useEffect(() => {
    if (phase === 'ready' && orderId)
      void navigate(ownReportPath(orderId) + (la ? `?la=${la}` : ''), { replace: true });
  }, [phase, orderId, la, navigate]);
  const shown = phase === 'ready' ? 'loading' : phase;
  return (
    <Waiting phase={shown} wait={wait} lost={lost} message={message} loading={loading} onRetry={retry} />
  );
}
