import type { AllTexts } from '#web/texts/index.ts';

type Words = AllTexts['audit'];

/** What was done, in words; what an older shop wrote shows its own name. */
export const actionWords = ({ actions }: Words, action: string): string =>
  (actions as Record<string, string>)[action] ?? action;

/** The kind of thing it was done to, in words. */
export const entityWords = ({ entities }: Words, entity: string): string =>
  (entities as Record<string, string>)[entity] ?? entity;
