import { createHash } from 'node:crypto';
import type { FactValues } from '#contract/catalog/products/facts/types.ts';
import { caratOf } from '#contract/catalog/products/facts/weights.ts';
import { personId } from '#seed/import.ts';
import { FIXED } from '#seed/people.ts';
import { AppError } from '../platform/core/app-error.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Shop } from '../shop.ts';
import type { Storage } from '../storage/storage.ts';
import { demoReportPdf } from './report-pdf.ts';

/** A product of the demo, as its laboratory needs it. */
type Examined = {
  id: string;
  name: string;
  sizeType: string | null;
  facts: { values: FactValues };
  skus: readonly { id: string; name: string; gram: number | null }[];
};

type Report = Parameters<Shop['services']['certificateAdmin']['attachStored']>[1];

/** The reports of a product that its facts name a laboratory for: of the one piece, or of each variant. */
function reportsOf(product: Examined, numberOf: () => string): Omit<Report, 'file' | 'hash'>[] {
  const { laboratory, report_number, report_date, carat } = product.facts.values;
  if (typeof laboratory !== 'object' || !('en' in laboratory)) return [];
  const common = {
    productId: product.id,
    code: '',
    laboratory: laboratory.en,
    laboratoryHi: laboratory.hi,
    date: typeof report_date === 'string' ? report_date : '2026-02-18',
    measured: 'Natural stone. This report belongs to the demo; no laboratory has examined a stone.',
    measuredHi: 'प्राकृतिक रत्न। यह रिपोर्ट डेमो की है; किसी प्रयोगशाला ने कोई रत्न नहीं जाँचा है।',
    link: '',
  };
  if (typeof report_number === 'string')
    return [{ ...common, skuId: '', number: report_number, carat: typeof carat === 'number' ? carat : '' }];
  if (product.sizeType !== null) return [];
  return product.skus.map(({ id, gram }) => ({
    ...common,
    skuId: id,
    number: numberOf(),
    carat: gram ? caratOf(gram) : '',
  }));
}

/** Attaches a report to each stone of the demo whose facts name its laboratory. */
export async function attachDemoReports(
  tx: Tx,
  { services, storage }: { services: Pick<Shop['services'], 'certificateAdmin'>; storage: Storage },
  products: readonly Examined[],
): Promise<void> {
  let last = 500;
  const numberOf = () => `DEMO-2026-${String(++last).padStart(5, '0')}`;
  for (const product of products)
    for (const report of reportsOf(product, numberOf)) {
      const variant = product.skus.find(({ id }) => id === report.skuId)?.name ?? '';
      const bytes = demoReportPdf([
        { size: 20, text: report.laboratory },
        { size: 11, text: 'Demo report. Not the report of a real laboratory.' },
        { size: 14, text: product.name },
        ...(variant ? [{ size: 12, text: variant }] : []),
        { size: 12, text: `Report number: ${report.number}` },
        { size: 12, text: `Date: ${report.date}` },
        ...(report.carat === '' ? [] : [{ size: 12, text: `Weight: ${report.carat} ct` }]),
      ]);
      const file = await storage.put(bytes, 'pdf');
      const hash = createHash('sha256').update(bytes).digest('hex');
      const done = await services.certificateAdmin.attachStored(
        tx,
        { ...report, file, hash },
        personId(FIXED.admin),
      );
      if (done instanceof AppError) throw new Error(`the demo's report was refused: ${done.code}`);
    }
}
