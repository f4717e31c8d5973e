import type { Lang } from '#contract/core/errors.ts';
import type { Draft } from './layout.ts';
import type { MailKind, MailOf, Sender } from './types.ts';

/** Words one kind of mail; one file a kind. */
export type Template<K extends MailKind> = (
  mail: MailOf<K>,
  context: { language: Lang; house: Sender },
) => Draft;
