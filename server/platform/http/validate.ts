import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { type ErrorCode, errorCatalog } from '#contract/core/errors.ts';
import { AppError, appError } from '../core/app-error.ts';

/** Validated input of a call. */
export type Input = { params: unknown; query: unknown; body: unknown };

/** The contract names our own problems by their code; any other is told by the field it is about. */
function toAppError(issue: z.core.$ZodIssue): AppError {
  if (issue.message in errorCatalog) return appError(issue.message as ErrorCode);
  return appError('field_invalid', { field: issue.path.join('.') || 'body' });
}

/** What a value is refused with that makes a check itself fail: zod asks `{ length: { valueOf: 1 } }` how long it is. */
const unreadable: z.core.$ZodIssue = {
  code: 'custom',
  path: [],
  message: 'malformed_body',
  input: undefined,
};

/** Parses a value; one that a check cannot even read is refused like any other. */
function parse(schema: z.ZodType, value: unknown) {
  try {
    return schema.safeParse(value);
  } catch (error) {
    // Only what the value's own shape brings about: an error of ours stays one.
    if (!(error instanceof TypeError)) throw error;
    return { success: false, data: undefined, error: { issues: [unreadable] } } as const;
  }
}

/** Validates params, query and body of a request against the contract; all problems at once. */
export function validate(
  spec: EndpointSpec,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): Input | AppError {
  const issues: z.core.$ZodIssue[] = [];
  const check = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = parse(schema, value ?? {});
    if (!parsed.success) issues.push(...parsed.error.issues);
    return parsed.data;
  };
  const input = {
    params: check(spec.params, request.params),
    query: check(spec.query, request.query),
    body: spec.rawBody ? request.body : check(spec.body, request.body),
  };
  return issues.length > 0 ? new AppError('bad_input', { errors: issues.map(toAppError) }) : input;
}

/** Throws when an answer holds something its contract does not name, or lacks something it does; `named` must leave it whole. */
export function checkAnswer(
  key: string,
  spec: EndpointSpec,
  result: unknown,
  named: (value: unknown) => unknown,
): void {
  const onWire = JSON.parse(JSON.stringify(result ?? null));
  const parsed = spec.response.safeParse(onWire);
  if (!parsed.success) throw new Error(`${key} answers against its contract: ${parsed.error.message}`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), onWire)) {
    throw new Error(`${key} answers more than its contract names`);
  }
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(named(result) ?? null)), onWire)) {
    throw new Error(`${key}: what its contract names is left out of its answer`);
  }
}
