import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallSpec } from '#contract/call.ts';
import { type FaultCode, faults } from '#contract/faults.ts';
import { Fault, fault } from '../fault.ts';

/** Validated input of a call. */
export type Input = { params: unknown; query: unknown; body: unknown };

/** The contract names our own problems by their code; any other is told by the field it is about. */
function toFault(issue: z.core.$ZodIssue): Fault {
  if (issue.message in faults) return fault(issue.message as FaultCode);
  return fault('field_invalid', { field: issue.path.join('.') || 'body' });
}

/** Validates params, query and body of a request against the contract; all problems at once. */
export function validate(
  spec: CallSpec,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): Input | Fault {
  const issues: z.core.$ZodIssue[] = [];
  const check = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value ?? {});
    if (!parsed.success) issues.push(...parsed.error.issues);
    return parsed.data;
  };
  const input = {
    params: check(spec.params, request.params),
    query: check(spec.query, request.query),
    body: spec.rawBody ? request.body : check(spec.body, request.body),
  };
  return issues.length > 0 ? new Fault('bad_input', { errors: issues.map(toFault) }) : input;
}

/** Throws when an answer holds something its contract does not name, or lacks something it does. */
export function checkAnswer(key: string, spec: CallSpec, result: unknown): void {
  const onWire = JSON.parse(JSON.stringify(result ?? null));
  const parsed = spec.answer.safeParse(onWire);
  if (!parsed.success) throw new Error(`${key} answers against its contract: ${parsed.error.message}`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), onWire)) {
    throw new Error(`${key} answers more than its contract names`);
  }
}
