import type { Role } from '#contract/people/accounts/endpoints.ts';
import type { Config } from '../../../platform/config/config.ts';

/** Returns whether a person of this role must have a second factor: all staff of a shop in production. */
export const isFactorRequired = ({ production }: Pick<Config, 'production'>, role: Role): boolean =>
  production && role !== 'user';
