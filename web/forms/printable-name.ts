import { isPrintable } from '#contract/core/scripts.ts';
import type { Messages } from '#languages/messages.gen.ts';

/** Validates a name that a report prints: true, or the server's own message. */
export const printableName = (name: string, errors: Messages['core/name-errors']): true | string =>
  isPrintable(name) || errors.name_script;
