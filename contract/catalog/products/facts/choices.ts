import type { Messages } from '#languages/messages.gen.ts';
import { finishes, materials, metals, processes, settings, threads } from './materials.ts';
import { countries, grahas } from './places.ts';
import { clarities, colours, cuts, shapes, species, stones, treatments } from './stones.ts';

/** The words of facts in one language. */
export type FactWords = Messages['products/facts'];

/** The name of a list of choices. */
export type ChoiceList = keyof FactWords['choices'];

const lists = {
  ...{ stones, species, shapes, cuts, clarities, treatments, colours },
  ...{ metals, materials, processes, threads, settings, finishes },
  ...{ countries, grahas },
} as const satisfies { [List in ChoiceList]: readonly (keyof FactWords['choices'][List])[] };

/** Returns the choices of a list: the values that are stored. */
export const choicesOf = (list: ChoiceList): readonly string[] => lists[list];

/** Returns the words of a list's choices by the value that is stored. */
export const choiceNames = (words: FactWords, list: ChoiceList): Readonly<Record<string, string>> =>
  words.choices[list];
