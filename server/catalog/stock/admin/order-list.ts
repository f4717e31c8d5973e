import type { Lang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import { csvMark, csvRow } from '../../../platform/csv/write.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { readStockPage } from './page-store.ts';
import { toOrder } from './present.ts';
import type { StockRule } from './store.ts';

const exportLimit = 20_000;

const words = readWords('stock/answers');

/** Writes the SKUs at or below their reorder level as CSV, with the pieces to order and heads in a language. */
export async function writeOrderList(db: Reader, rule: StockRule, lang: Lang): Promise<string> {
  const page = { sort: 'name' as const, limit: exportLimit };
  const { rows: skus } = await readStockPage(db, { words: [], code: '', show: 'order' }, rule, page);
  const lines = skus.map((sku) =>
    csvRow([
      (lang === 'hi' && sku.nameHi) || sku.name,
      sku.size,
      sku.code ?? '',
      sku.barcode ?? '',
      sku.shelf,
      sku.available,
      sku.reserved,
      sku.reorderLevel ?? rule.stockLow,
      sku.sold30,
      sku.sold90,
      toOrder(sku, rule.stockLow) ?? 0,
    ]),
  );
  return csvMark + csvRow([...words[lang].orderList]) + lines.join('');
}
