import type { ReportContent, ReportKind } from '#contract/astrology/reports/report.ts';
import type { DateWords } from '#languages/dates.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { api } from '#web/api/client.ts';
import { loadDates, loadTexts } from '#web/texts/load.ts';

/** A report with the texts to show it. */
export type LoadedReport = {
  content: ReportContent;
  lang: Lang;
  texts: Partial<Messages>;
  dates: DateWords;
};

const features = {
  kundli: ['reports/kundli', 'reports/depth', 'reports/more', 'reports/charts', 'reports', 'remedies'],
  matching: ['reports/matching', 'reports/kundli', 'reports/charts', 'reports'],
  panchang: ['reports/panchang', 'reports'],
} as const satisfies Record<ReportKind, readonly (keyof Messages)[]>;

/** Loads the texts of a kind of report in a language. */
export const reportTexts = (kind: ReportKind, lang: Lang): Promise<Partial<Messages>> =>
  loadTexts(lang, features[kind]);

/** Returns a report with its texts, in the report's language. */
export async function withTexts(content: ReportContent): Promise<LoadedReport> {
  const lang = content.data.la;
  const [texts, dates] = await Promise.all([reportTexts(content.kind, lang), loadDates(lang)]);
  return { content, lang, texts, dates };
}

/** Loads the user's own report by its order, in `la` or in the language it was bought in. */
export async function loadByOrder(orderId: string, la: Lang | undefined): Promise<LoadedReport> {
  const { content } = await api('GET /api/reports/{orderId}', { params: { orderId }, query: { la } });
  return withTexts(content);
}
