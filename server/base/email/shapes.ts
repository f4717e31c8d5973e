import type { Lang } from '#languages/list.ts';
import type { Part } from './layout.ts';
import { greeting } from './words.ts';

/** Returns the opening of an e-mail to a person: the greeting, and the sentences after it. */
export const letter = (name: string, language: Lang, sentences: readonly string[]): Part[] =>
  [greeting(name, language), ...sentences].map((text) => ({ kind: 'text', text }));

/** Returns what a person wrote, line by line, below its title. */
export const quoted = (title: string, text: string): Part[] => [
  { kind: 'title', text: title },
  { kind: 'quote', lines: text.split(/\r?\n/) },
];
