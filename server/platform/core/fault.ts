import type { Words } from '#contract/addresses/errors.ts';
import { type FaultCode, faults, type Lang } from '#contract/core/errors.ts';
import { fillText } from '#contract/core/fill-text.ts';
import type { ErrorBody } from '#contract/core/primitives.ts';

type FaultValues = Readonly<Record<string, string | number | Words>>;

/**
 * Something that can happen and that the caller should hear about: returned as a value, never thrown.
 * What must not happen is thrown as an ordinary error and answers 500.
 */
export class Fault {
  readonly code: FaultCode;
  /** What its words are filled with; a word that differs by language comes in both. */
  readonly values: FaultValues;
  /** Single problems, for forms; the first one is also the message. */
  readonly errors: readonly Fault[];
  /** Facts the client may act on, such as the new figures of a changed price. */
  readonly details: unknown;
  constructor(
    code: FaultCode,
    more: { values?: FaultValues; errors?: readonly Fault[]; details?: unknown } = {},
  ) {
    this.code = code;
    this.values = more.values ?? {};
    this.errors = more.errors ?? [];
    this.details = more.details;
  }
}

/** Makes a fault: `return fault('only_left', { n: 1, product: 'Ruby' })`. */
export const fault = (code: FaultCode, values?: FaultValues): Fault =>
  new Fault(code, values ? { values } : {});

/** HTTP status of a fault. */
export const faultStatus = (code: FaultCode): number => faults[code].status;

/** The words of a fault. */
export function faultMessage({ code, values }: Fault, lang: Lang): string {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[lang] : value,
  ]);
  return fillText(faults[code][lang], Object.fromEntries(said));
}

/** The body every error has on the wire, in the language asked for. */
export function faultBody(problem: Fault, lang: Lang): ErrorBody {
  const message = faultMessage(problem.errors[0] ?? problem, lang);
  return {
    message,
    error: message,
    code: problem.code,
    ...(problem.errors.length > 0 && { errors: problem.errors.map((one) => faultMessage(one, lang)) }),
    ...(problem.details !== undefined && { details: problem.details }),
  };
}
