import { optionalModules } from '#contract/core/optional-modules.ts';
import { StartRefused } from '../platform/config/start-refused.ts';
import type { Module } from './module.ts';

/**
 * Returns the modules without those that `LEAVE_OUT` names.
 * @throws StartRefused with one line, when a name is no optional module, or when a module that stays needs one that does not.
 */
export function withoutLeftOut(modules: readonly Module[], leftOut: readonly string[]): readonly Module[] {
  const known: readonly string[] = optionalModules;
  const unknown = leftOut.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new StartRefused(`LEAVE_OUT names "${unknown}"; what can be left out: ${known.join(', ')}`);
  const kept = modules.filter(({ optional }) => optional === undefined || !leftOut.includes(optional));
  for (const { optional, needs = [] } of kept) {
    const missing = needs.find((name) => leftOut.includes(name));
    if (missing !== undefined)
      throw new StartRefused(
        `LEAVE_OUT names "${missing}", which "${optional}" needs; name both, or take "${missing}" out of it`,
      );
  }
  return kept;
}
