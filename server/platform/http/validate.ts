import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { EndpointSpec } from '#contract/core/endpoint.ts';
import { type ErrorCode, errorStatuses } from '#contract/core/errors.ts';
import { AppError, appError } from '../core/app-error.ts';
import { safeParse } from '../core/safe-parse.ts';

/** The validated input of a request. */
export type Input = { params: unknown; query: unknown; body: unknown };

/**
 * Converts a zod issue: a message that is an error code becomes that error, any other `field_invalid` with its field.
 */
function toAppError(issue: z.core.$ZodIssue): AppError {
  if (issue.message in errorStatuses) return appError(issue.message as ErrorCode);
  return appError('field_invalid', { field: issue.path.join('.') || 'body' });
}

/** Validates params, query and body of a request against the contract. Returns all problems at once. */
export function validate(
  spec: EndpointSpec,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): Input | AppError {
  const issues: z.core.$ZodIssue[] = [];
  const check = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = safeParse(schema, value ?? {});
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

/** Throws when a response does not match its contract, has undeclared fields, or is changed by `strip`. */
export function checkResponse(
  key: string,
  spec: EndpointSpec,
  result: unknown,
  strip: (value: unknown) => unknown,
): void {
  const onWire = JSON.parse(JSON.stringify(result ?? null));
  const parsed = spec.response.safeParse(onWire);
  if (!parsed.success) throw new Error(`${key}: the response violates its contract: ${parsed.error.message}`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), onWire)) {
    throw new Error(`${key}: the response has fields that its contract does not declare`);
  }
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(strip(result) ?? null)), onWire)) {
    throw new Error(`${key}: createStripper removed fields that the contract declares`);
  }
}
