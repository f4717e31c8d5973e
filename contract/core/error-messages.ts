import { byLang, type Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { readWords, setNames } from '#languages/read.ts';
import type { ErrorCode } from './errors.ts';

const sets = setNames
  .filter((name) => name.endsWith('errors'))
  .map((name) => readWords(name as Extract<keyof Messages, `${string}errors`>));

/**
 * The messages of errors by language, for the server: every set of words whose name ends with `errors`. `{name}` is
 * filled from the error's values. Messages that the specification quotes must not change.
 */
export const errorMessages: Readonly<Record<Lang, Readonly<Record<ErrorCode, string>>>> = byLang((lang) =>
  Object.assign({}, ...sets.map((words) => words[lang])),
);
