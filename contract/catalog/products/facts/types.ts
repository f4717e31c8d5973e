import type { ChoiceList } from './choices.ts';

/** A text in both languages. */
export type Words = { en: string; hi: string };

/** The units of numbers. */
export type Unit =
  | 'ct'
  | 'g'
  | 'mm'
  | 'cm'
  | 'inch'
  | 'micron'
  | 'minute'
  | 'hour'
  | 'ml'
  | 'day'
  | 'rupee'
  | 'none';

/** A field of a fact: its type and its bounds. `range` allows a pair of numbers, the lower first. */
export type FactField =
  | { type: 'number'; unit: Unit; min: number; max: number; decimals: number; range?: true }
  | { type: 'choice'; list: ChoiceList }
  | { type: 'text'; most: number }
  | { type: 'code'; most: number; form?: 'huid' }
  | { type: 'day' }
  | { type: 'yesNo' };

/** The value of a fact: a number or a range, a choice or a code, yes or no, or a text in both languages. */
export type FactValue = number | readonly [number, number] | string | boolean | Words;

/** The known facts of a product, by field. An absent field is not known. */
export type FactValues = Readonly<Record<string, FactValue>>;
