import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Lang } from '#contract/core/errors.ts';
import type { ReportContent, ReportKind } from '#contract/reports/endpoints.ts';
import { type LoadedReport, loadByOrder, withTexts } from '../report/load-report.ts';
import { ReportLanguage } from '../report/report-language.tsx';
import { ReportBar, ReportTools } from '../report/report-tools.tsx';
import { forgetLeft } from './left-for-payment.ts';
import { returnParams } from './return-params.ts';
import { forgetValues } from './saved-values.ts';
import { type ReturnRules, usePaidReport } from './use-paid-report.ts';
import { Waiting } from './waiting.tsx';

/**
 * Shows the return page of the gateway: it checks the payment, loads the report, and shows it with its buttons. The
 * parameters are in the URL, separately or in `data`.
 */
export function PaidReport<F extends string>({
  kind,
  fields,
  rules,
  loading,
  load,
  children,
}: {
  kind: ReportKind;
  /** The required parameters of the report. */
  fields: readonly F[];
  rules: ReturnRules;
  /** Shown while the report loads. */
  loading: string;
  load: (params: Record<F, string>, la: Lang | undefined) => Promise<ReportContent>;
  children: (content: ReportContent, tools: ReactNode) => ReactNode;
}) {
  const [search, setSearch] = useSearchParams();
  const { orderId, params } = returnParams(search, [...fields, 'la']);
  const requested = (params as { la?: string }).la;
  const la: Lang | undefined = requested === 'hi' ? 'hi' : requested === 'en' ? 'en' : undefined;
  const whole = fields.every((field) => params[field]);
  const { phase, report, lost, message, retry } = usePaidReport<LoadedReport>({
    orderId,
    whole,
    rules,
    key: la ?? '',
    load: async () => {
      forgetLeft(kind);
      forgetValues(kind);
      if (!whole) return loadByOrder(orderId ?? '', la);
      return withTexts(await load(params as Record<F, string>, la));
    },
  });
  if (!report || !orderId)
    return <Waiting phase={phase} lost={lost} message={message} loading={loading} onRetry={retry} />;
  const { content, lang, texts } = report;
  const toLang = (next: Lang) =>
    setSearch(
      (now) => {
        now.set('la', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const tools = <ReportTools kind={kind} orderId={orderId} lang={la ?? lang} onLang={toLang} />;
  return (
    <ReportLanguage lang={lang} texts={texts}>
      {children(content, tools)}
      <ReportBar orderId={orderId} lang={lang} />
    </ReportLanguage>
  );
}
