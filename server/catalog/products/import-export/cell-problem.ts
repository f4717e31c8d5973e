import type { ImportProblemCode } from '#contract/catalog/products/import-problems.ts';

/** The reason why a cell is invalid. */
export type CellProblem = { problem: ImportProblemCode; values?: Record<string, string | number> };

/** Returns whether a parse result is a problem and not a value. */
export const isCellProblem = (value: unknown): value is CellProblem =>
  typeof value === 'object' && value !== null && 'problem' in value;
