import type { Messages } from '#languages/messages.gen.ts';

type Words = Messages['audit'];

/** Returns the words of an action, or its raw name when an older version wrote it. */
export const actionWords = ({ actions }: Words, action: string): string =>
  (actions as Record<string, string>)[action] ?? action;

/** Returns the words of a kind of entity. */
export const entityWords = ({ entities }: Words, entity: string): string =>
  (entities as Record<string, string>)[entity] ?? entity;
