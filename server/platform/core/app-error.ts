import { errorMessages } from '#contract/core/error-messages.ts';
import { type ErrorCode, errorStatuses } from '#contract/core/errors.ts';
import type { ErrorBody } from '#contract/core/primitives.ts';
import type { Words } from '#contract/people/addresses/errors.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';

type ErrorValues = Readonly<Record<string, string | number | Words>>;

/**
 * An expected refusal, returned as a value and never thrown. A bug is thrown as an ordinary error and becomes a 500.
 */
export class AppError {
  readonly code: ErrorCode;
  /** The values of the message's placeholders. A value that differs by language is given in both. */
  readonly values: ErrorValues;
  /** The single problems of a form. The first one is also the message. */
  readonly errors: readonly AppError[];
  /** Data for the client, such as the new amounts of a changed price. */
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

/** Creates an error: `return appError('only_left', { n: 1, product: 'Ruby' })`. */
export const appError = (code: ErrorCode, values?: ErrorValues): AppError =>
  new AppError(code, values ? { values } : {});

/** Returns the HTTP status of an error. */
export const errorStatus = (code: ErrorCode): number => errorStatuses[code];

/** Returns the message of an error in a language. */
export function errorMessage({ code, values }: AppError, lang: Lang): string {
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[lang] : value,
  ]);
  return fillText(errorMessages[lang][code], Object.fromEntries(filled));
}

/** Returns the response body of an error, in a language. */
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
