import { nameErrors } from '#contract/core/person-names.ts';
import { isPrintable } from '#contract/core/scripts.ts';
import type { Lang } from '#languages/list.ts';

/** Validates a name that a report prints: true, or the server's own message. */
export const printableName = (name: string, lang: Lang): true | string =>
  isPrintable(name) || nameErrors.name_script[lang];
