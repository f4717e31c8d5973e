import {
  type FactProblem,
  factProblem,
  problemBounds,
  pruneFacts,
} from '#contract/catalog/products/facts/check.ts';
import { choicesOf } from '#contract/catalog/products/facts/choices.ts';
import { type FactName, factNames, fieldOf } from '#contract/catalog/products/facts/fields.ts';
import {
  factsOfKind,
  type KindName,
  kindNames,
  kindOf,
  type ProductFacts,
} from '#contract/catalog/products/facts/kinds.ts';
import { readFact, typedFact } from '#contract/catalog/products/facts/typed.ts';
import type { FactValue, FactValues } from '#contract/catalog/products/facts/types.ts';
import type { ImportProblemCode } from '#contract/catalog/products/import-problems.ts';
import { readWords } from '#languages/read.ts';
import type { AdminRecord } from '../admin/record-store.ts';
import type { CellProblem } from './cell-problem.ts';

/** The words of facts in every language: a file may be written in any. */
const words = Object.values(readWords('products/facts'));

/** The column of a fact. A text has a second one for Hindi. */
export type FactColumn = `fact_${FactName}` | `fact_${FactName}_hi`;

/** The cells of a product's facts. Null is an empty cell: the fact is not known. */
export type FactCells = { kind?: KindName | null } & { [K in FactColumn]?: FactValue | null };

const hasHindi = (name: FactName): boolean => fieldOf(name).type === 'text';

/** The headings of all facts in their order. */
export const factColumnNames: readonly FactColumn[] = factNames.flatMap((name): FactColumn[] =>
  hasHindi(name) ? [`fact_${name}`, `fact_${name}_hi`] : [`fact_${name}`],
);

const partsOf = (column: FactColumn): { name: FactName; hindi: boolean } => {
  const rest = column.slice('fact_'.length);
  const name = factNames.find((one) => one === rest);
  return name ? { name, hindi: false } : { name: rest.slice(0, -'_hi'.length) as FactName, hindi: true };
};

/** Returns the cell of a fact in an exported row. */
export function writeFact(record: Pick<AdminRecord, 'category' | 'facts'>, column: FactColumn): string {
  const { name, hindi } = partsOf(column);
  const kind = kindOf(record.category, record.facts.kind);
  const typed = typedFact(pruneFacts(kind, record.facts.values)[name]);
  return hindi ? typed.hi : typed.en;
}

const problemCodes: Record<FactProblem, ImportProblemCode> = {
  number: 'fact_number',
  range: 'fact_range',
  choice: 'fact_choice',
  long: 'fact_long',
  huid: 'fact_huid',
  day: 'fact_day',
  yes_no: 'yes_no',
  not_of_kind: 'fact_not_of_kind',
};

const problemOf = (name: FactName, problem: FactProblem, cell: string): CellProblem => {
  const field = fieldOf(name);
  const choices = field.type === 'choice' ? choicesOf(field.list).join(', ') : '';
  return {
    problem: problemCodes[problem],
    values: { ...problemBounds(field), value: cell.trim().slice(0, 60), choices },
  };
};

/** Parses the cell of a fact. The two cells of a text are joined by {@link mergeFacts}. */
export function readFactCell(column: FactColumn, cell: string): FactValue | null | CellProblem {
  const { name } = partsOf(column);
  const field = fieldOf(name);
  if (field.type === 'text') {
    const text = cell.trim();
    if (text === '') return null;
    const problem = factProblem(field, { en: text, hi: '' });
    return problem ? problemOf(name, problem, cell) : text;
  }
  const read = readFact(field, { en: cell }, words);
  return 'problem' in read ? problemOf(name, read.problem, cell) : (read.value ?? null);
}

/** Parses the cell of the kind. Empty follows the category. */
export function readKindCell(cell: string): KindName | null | CellProblem {
  const typed = cell.trim().toLowerCase();
  if (typed === '') return null;
  return (
    kindNames.find((kind) => kind === typed) ?? {
      problem: 'fact_choice',
      values: { value: typed.slice(0, 60), choices: kindNames.join(', ') },
    }
  );
}

/** Joins the cells of a fact with what is known of it. A column that the file does not have changes nothing. */
function valueOfCells(
  name: FactName,
  cells: FactCells,
  before: FactValue | undefined,
): FactValue | undefined {
  const cell = cells[`fact_${name}`];
  if (!hasHindi(name)) return cell === undefined ? before : (cell ?? undefined);
  const known = typedFact(before);
  const en = cell === undefined ? known.en : ((cell as string | null) ?? '');
  const cellHi = cells[`fact_${name}_hi`];
  const hi = cellHi === undefined ? known.hi : ((cellHi as string | null) ?? '');
  return en || hi ? { en: en || hi, hi } : undefined;
}

/** Merges the cells into the facts of a product. Reports a fact that the product's kind does not have. */
export function mergeFacts(
  cells: FactCells,
  { category, before }: { category: string; before: ProductFacts },
  report: (column: FactColumn) => void,
): ProductFacts {
  const own = cells.kind === undefined ? before.kind : cells.kind;
  const kind = kindOf(category, own);
  const known = factsOfKind(kind);
  const values: Record<string, FactValue> = {};
  for (const name of factNames) {
    const column: FactColumn = `fact_${name}`;
    if (!known.includes(name)) {
      if (cells[column] !== undefined && cells[column] !== null) report(column);
      continue;
    }
    const value = valueOfCells(name, cells, (before.values as FactValues)[name]);
    if (value !== undefined) values[name] = value;
  }
  return { kind: own, values: pruneFacts(kind, values) };
}
