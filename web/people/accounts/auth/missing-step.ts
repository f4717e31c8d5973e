import { ApiError } from '#contract/core/client.ts';
import type { FactorMethod } from '#contract/people/accounts/second-factor.ts';

/** The step that a log-in waits for: a second factor, or one that has to be set up first. */
export type MissingStep = {
  ticket: string;
  /** Null: the person has none yet and must set one up. */
  methods: readonly FactorMethod[] | null;
  /** Known after a sign-in by a provider. */
  agreedToTerms?: boolean;
  next?: string | null;
};

/** Returns the missing step that a refused log-in names; null when it was refused for another reason. */
export function missingStepOf(error: unknown): MissingStep | null {
  if (!(error instanceof ApiError)) return null;
  const details = error.details as MissingStep;
  if (error.code === 'second_factor_needed') return details;
  if (error.code === 'second_factor_setup_needed') return { ...details, methods: null };
  return null;
}
