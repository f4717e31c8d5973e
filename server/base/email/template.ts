import type { Lang } from '#contract/core/errors.ts';
import type { Draft } from './layout.ts';
import type { MailKind, MailOf, Sender } from './types.ts';

/** A writer of one kind of e-mail; one file per kind. */
export type Template<K extends MailKind> = (
  mail: MailOf<K>,
  context: { language: Lang; site: Sender },
) => Draft;
