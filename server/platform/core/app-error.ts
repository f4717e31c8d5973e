import type { Words } from '#contract/addresses/errors.ts';
import { type ErrorCode, errorCatalog, type Lang } from '#contract/core/errors.ts';
import { fillText } from '#contract/core/fill-text.ts';
import type { ErrorBody } from '#contract/core/primitives.ts';

type ErrorValues = Readonly<Record<string, string | number | Words>>;

/**
 * Something that can happen and that the caller should hear about: returned as a value, never thrown.
 * What must not happen is thrown as an ordinary error and answers 500.
 */
export class AppError {
  readonly code: ErrorCode;
  /** What its words are filled with; a word that differs by language comes in both. */
  readonly values: ErrorValues;
  /** Single problems, for forms; the first one is also the message. */
  readonly errors: readonly AppError[];
  /** Facts the client may act on, such as the new figures of a changed price. */
  readonly details: unknown;
  constructor(
    code: ErrorCode,
    more: { values?: ErrorValues; errors?: readonly AppError[]; details?: unknown } = {},
  ) {
    this.code = code;
    this.values = more.values ?? {};
    this.errors = more.errors ?? [];
    this.details = more.details;
  }
}

/** Makes a fault: `return fault('only_left', { n: 1, product: 'Ruby' })`. */
export const appError = (code: ErrorCode, values?: ErrorValues): AppError =>
  new AppError(code, values ? { values } : {});

/** HTTP status of a fault. */
export const errorStatus = (code: ErrorCode): number => errorCatalog[code].status;

/** The words of a fault. */
export function errorMessage({ code, values }: AppError, lang: Lang): string {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[lang] : value,
  ]);
  return fillText(errorCatalog[code][lang], Object.fromEntries(said));
}

/** The body every error has on the wire, in the language asked for. */
export function errorBody(problem: AppError, lang: Lang): ErrorBody {
  const message = errorMessage(problem.errors[0] ?? problem, lang);
  return {
    message,
    error: message,
    code: problem.code,
    ...(problem.errors.length > 0 && { errors: problem.errors.map((one) => errorMessage(one, lang)) }),
    ...(problem.details !== undefined && { details: problem.details }),
  };
}
