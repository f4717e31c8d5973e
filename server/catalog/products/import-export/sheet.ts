import { importLimits } from '#contract/catalog/products/import-export.ts';
import type { ImportProblemCode } from '#contract/catalog/products/import-problems.ts';
import { readCsv, stripFormulaEscape } from '../../../platform/csv/read.ts';
import type { FileProblem } from '../../../schema/column-types.ts';
import { isCellProblem } from './cell-problem.ts';
import { readCell, type Values } from './cells.ts';
import { type ColumnName, columnNames } from './columns.ts';

/** A row of the file with its valid cells. */
export type SheetRow = { row: number; values: Values };

/** The rows of a file, and the problems of its heading and cells. */
export type Sheet = { rows: SheetRow[]; columns: ReadonlySet<ColumnName>; problems: FileProblem[] };

const isColumn = (name: string): name is ColumnName => (columnNames as string[]).includes(name);

function readHeading(cells: readonly string[]): { names: string[]; problems: FileProblem[] } {
  const names = cells.map((cell) => cell.trim().toLowerCase().replaceAll(' ', '_'));
  // Spreadsheets append empty cells on the right.
  while (names.at(-1) === '') names.pop();
  const problems = names.flatMap((name, i): FileProblem[] => {
    const report = (code: ImportProblemCode) => [
      { row: 1, column: cells[i]?.slice(0, 60) ?? '', code, values: {} },
    ];
    if (!isColumn(name)) return report('column_unknown');
    return names.indexOf(name) < i ? report('column_twice') : [];
  });
  if (!names.includes('product'))
    problems.push({ row: 1, column: 'product', code: 'column_missing', values: {} });
  return { names, problems };
}

function readRow(
  row: number,
  cells: readonly string[],
  names: readonly string[],
  problems: FileProblem[],
): SheetRow {
  const values: Record<string, unknown> = {};
  for (const [i, name] of names.entries()) {
    if (!isColumn(name)) continue;
    const read = readCell(name, stripFormulaEscape(cells[i] ?? ''));
    if (isCellProblem(read))
      problems.push({ row, column: name, code: read.problem, values: read.values ?? {} });
    else values[name] = read;
  }
  if (cells.slice(names.length).some((cell) => cell.trim() !== ''))
    problems.push({ row, column: '', code: 'cells_many', values: {} });
  return { row, values: values as Values };
}

// Rows between two yields to the event loop.
const step = 500;

/** Parses a file cell by cell. Nothing is compared with the shop. */
export async function readSheet(content: string): Promise<Sheet> {
  const whole = (code: ImportProblemCode, values: FileProblem['values'] = {}, row = 0): Sheet => ({
    rows: [],
    columns: new Set(),
    problems: [{ row, column: '', code, values }],
  });
  const read = readCsv(content);
  if (!Array.isArray(read)) return whole('unclosed_quote', {}, read.unclosed);
  const [heading, ...body] = read;
  if (!heading || body.length === 0) return whole('no_rows');
  if (body.length > importLimits.rows) return whole('too_many_rows', { most: importLimits.rows });
  const { names, problems } = readHeading(heading.cells);
  if (problems.length > 0) return { rows: [], columns: new Set(), problems };
  const rows: SheetRow[] = [];
  for (const [i, { row, cells }] of body.entries()) {
    if (i % step === step - 1) await new Promise(setImmediate);
    rows.push(readRow(row, cells, names, problems));
  }
  return { rows, columns: new Set(names.filter(isColumn)), problems };
}
