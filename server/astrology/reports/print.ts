import type { ReportLang } from '#contract/astrology/reports/data.ts';
import type { PdfRequest } from '#contract/base/pdf/documents.ts';
import { contentOf, toReadable } from './contents.ts';
import type { ReportRow } from './store.ts';

/** A report for print: the PDF request, and the name of its file. */
export type Print = { request: PdfRequest; fileName: string };

const dayMs = 86_400_000;
const istMs = 5.5 * 3_600_000;

/** Joins letters and digits of any script by dashes. Other characters do not belong in a file name. */
const nameable = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/**
 * Creates the PDF request of a paid report. Running periods are those at the start of the Indian day, so that a
 * document stays the same all day and is rendered once.
 */
export function printOf(
  row: ReportRow,
  lang: ReportLang,
  { now, brand }: { now: Date; brand: string },
): Print {
  const report = toReadable(row);
  const midnight = Math.floor((now.getTime() + istMs) / dayMs) * dayMs - istMs;
  const content = contentOf(report, lang, new Date(midnight));
  const { subjects } = report.input;
  const names = subjects.map((one) => nameable(one.name)).filter(Boolean);
  const day = subjects[0]?.datetime.slice(0, 10) ?? '';
  const whose = names.length > 0 ? names : [day];
  return { request: { ...content, lang, brand }, fileName: [row.kind, ...whose, lang].join('-') };
}

/** Returns the header that names a file: in ASCII for old clients, in its own script for the others (RFC 6266). */
export function attachment(fileName: string): string {
  const plain = fileName
    .replace(/[^\x20-\x7e]+/g, '')
    .replace(/-+/g, '-')
    .replace(/["\\]/g, '');
  return `attachment; filename="${plain}.pdf"; filename*=UTF-8''${encodeURIComponent(fileName)}.pdf`;
}
