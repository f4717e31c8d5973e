import type { AdminReport } from '#contract/catalog/certificates/admin.ts';
import { pruneFacts } from '#contract/catalog/products/facts/check.ts';
import { kindOf, type ProductFacts } from '#contract/catalog/products/facts/kinds.ts';
import type { Facts } from '#contract/catalog/products/facts/schema.ts';
import type { FactValues } from '#contract/catalog/products/facts/types.ts';
import type { ReportRow } from '../report-store.ts';

type Proved = Pick<ReportRow, 'laboratory' | 'laboratory_hi' | 'number' | 'date' | 'carat'>;

/** Returns the facts that a report proves. Its weight is a fact of the product only if there is one piece of it. */
const provedBy = (report: Proved, onePiece: boolean): FactValues => ({
  laboratory: { en: report.laboratory, hi: report.laboratory_hi },
  report_number: report.number,
  ...(report.date !== null && { report_date: report.date }),
  ...(onePiece && report.carat !== null && { carat: report.carat }),
});

/**
 * Returns the facts of a product after a report of the whole product was attached: what the report proves takes the place
 * of what was typed. Facts that its kind does not have are left out.
 */
export function factsAfter(
  { category, facts }: { category: string; facts: ProductFacts },
  report: Proved,
): ProductFacts {
  const proved = provedBy(report, facts.values.one_piece === true);
  return { ...facts, values: pruneFacts(kindOf(category, facts.kind), { ...facts.values, ...proved }) };
}

/** Returns the facts of a product that say something else than its report: somebody has typed them since. */
export function factsThatDiffer(facts: Facts | undefined, report: Proved): AdminReport['differs'] {
  if (!facts) return [];
  const proved = pruneFacts(facts.kind, provedBy(report, facts.values.one_piece === true));
  const stored: FactValues = facts.values;
  const names = Object.keys(proved) as AdminReport['differs'];
  return names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(proved[name]));
}
