/** The type of a passage, and the headings of the parts. */
import { readerSpelling } from '#contract/astrology/reports/spelling.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { titles } from './words.ts';

/** A part of a report. */
export type PassagePart = keyof Messages['passages/titles']['parts'];

/** Returns the heading of a part. */
export const partTitle = (part: PassagePart, la: Lang): string => titles[la].parts[part];

/** A paragraph with its title, in one language. The id identifies the written passage in every language. */
export interface Passage {
  id: string;
  part: PassagePart;
  title: string;
  text: string;
}

/** A passage whose text is looked up by a finding of the engine, and whose title has the engine's spelling. */
export type Draft = Omit<Passage, 'text'> & { text: string | undefined };

/**
 * Converts a draft to a passage. Throws if its text is missing, since the findings of the engine never come from
 * outside.
 */
export function toPassage({ id, part, title, text }: Draft): Passage {
  if (!text) throw new RangeError(`There is no passage ${id}.`);
  return { id, part, title: readerSpelling(title), text };
}
