import type { Lang } from '#contract/core/errors.ts';
import type { ReportContent, ReportKind } from '#contract/reports/endpoints.ts';
import { api } from '#web/api/client.ts';
import type { AllTexts } from '#web/texts/index.ts';
import { loadTexts } from '#web/texts/load.ts';

/** A report with the words to show it in. */
export type LoadedReport = { content: ReportContent; lang: Lang; texts: Partial<AllTexts> };

const features = {
  kundli: ['reports/kundli', 'reports/charts', 'reports'],
  matching: ['reports/matching', 'reports/kundli', 'reports/charts', 'reports'],
  panchang: ['reports/panchang', 'reports'],
} as const satisfies Record<ReportKind, readonly (keyof AllTexts)[]>;

/** The words of a report of this kind in a language. */
export const reportTexts = (kind: ReportKind, lang: Lang): Promise<Partial<AllTexts>> =>
  loadTexts(lang, features[kind]);

/** A report's content with its words, in the language it came in. */
export async function withTexts(content: ReportContent): Promise<LoadedReport> {
  const lang = content.data.la;
  return { content, lang, texts: await reportTexts(content.kind, lang) };
}

/** One of one's own reports by its order, in `la` or the language it was bought in. */
export async function loadByOrder(orderId: string, la: Lang | undefined): Promise<LoadedReport> {
  const { content } = await api('GET /api/reports/{orderId}', { params: { orderId }, query: { la } });
  return withTexts(content);
}
