import type { KundliData, MatchingData, PanchangData, ReportLang } from './report-data.ts';

/** The data of each kind of document for print. */
export interface PaperData {
  kundli: KundliData;
  matching: MatchingData;
  panchang: PanchangData;
}

/** A kind of document. */
export type PaperKind = keyof PaperData;

/** A document to be made: what kind, from what, in which language, and under whose name. */
export type PaperRequest = {
  [K in PaperKind]: { kind: K; data: PaperData[K]; lang: ReportLang; brand?: string };
}[PaperKind];
