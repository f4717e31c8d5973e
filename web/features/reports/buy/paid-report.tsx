import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Lang } from '#contract/core/errors.ts';
import type { ReportContent, ReportKind } from '#contract/reports/endpoints.ts';
import { type LoadedReport, loadByOrder, withTexts } from '../report/load-report.ts';
import { ReportLanguage } from '../report/report-language.tsx';
import { ReportBar, ReportTools } from '../report/report-tools.tsx';
import { forgetLeft } from './left-for-payment.ts';
import { returnParams } from './return-params.ts';
import { type ReturnRules, usePaidReport } from './use-paid-report.ts';
import { Waiting } from './waiting.tsx';

/**
 * The page the gateway leads back to: checks the payment, loads the report by what was asked (in the address, each by
 * itself or in `data`), and shows it with its buttons.
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
  /** Parameters without which a report cannot be asked for. */
  fields: readonly F[];
  rules: ReturnRules;
  /** Words while the report loads. */
  loading: string;
  load: (params: Record<F, string>, la: Lang | undefined) => Promise<ReportContent>;
  children: (content: ReportContent, tools: ReactNode) => ReactNode;
}) {
  const [search, setSearch] = useSearchParams();
  const { orderId, params } = returnParams(search, [...fields, 'la']);
  const asked = (params as { la?: string }).la;
  const la: Lang | undefined = asked === 'hi' ? 'hi' : asked === 'en' ? 'en' : undefined;
  const whole = fields.every((field) => params[field]);
  const { phase, report, lost, said, retry } = usePaidReport<LoadedReport>({
    orderId,
    whole,
    rules,
    key: la ?? '',
    load: async () => {
      forgetLeft(kind);
      if (!whole) return loadByOrder(orderId ?? '', la);
      return withTexts(await load(params as Record<F, string>, la));
    },
  });
  if (!report || !orderId)
    return <Waiting phase={phase} lost={lost} said={said} loading={loading} onRetry={retry} />;
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
