import { type FactProblem, factProblem } from './check.ts';
import type { Choices, FactField, FactValue, Words } from './types.ts';

/** The input for a fact, typed in a form or in a cell. `hi` is for texts only. */
export type TypedFact = { en: string; hi?: string };

const yes = ['yes', 'true', '1', 'हाँ'];
const no = ['no', 'false', '0', 'नहीं'];

/** Finds a choice by its stored value, or by its words in a language. */
function choiceOf(choices: Choices, typed: string): string {
  const wanted = typed.toLowerCase();
  const found = Object.entries(choices).find(([value, { en, hi }]) =>
    [value, en, hi].some((word) => word.toLowerCase() === wanted),
  );
  return found?.[0] ?? typed;
}

/** Parses `20`, `1,250.5` or `20-22`. Text that is no number becomes NaN, which no field allows. */
function numberOf(typed: string): number | [number, number] {
  const plain = typed.replace(/(?<=\d),(?=\d)/g, '');
  const pair = /^(\d+(?:\.\d+)?)\s*(?:-|–|to|से)\s*(\d+(?:\.\d+)?)$/.exec(plain);
  if (pair) return [Number(pair[1]), Number(pair[2])];
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function valueFrom(field: FactField, en: string, hi: string): FactValue {
  switch (field.type) {
    case 'number':
      return numberOf(en);
    case 'choice':
      return choiceOf(field.choices, en);
    case 'yesNo':
      return yes.includes(en.toLowerCase()) || (no.includes(en.toLowerCase()) ? false : en);
    case 'text':
      return { en: en || hi, hi } satisfies Words;
    case 'code':
      return field.form === 'huid' ? en.toUpperCase() : en;
    default:
      return en;
  }
}

/** Parses what was typed. Returns undefined for an empty field: the fact is not known. */
export function readFact(
  field: FactField,
  typed: TypedFact,
): { value: FactValue | undefined } | { problem: FactProblem } {
  const [en, hi] = [typed.en.trim(), typed.hi?.trim() ?? ''];
  if (en === '' && hi === '') return { value: undefined };
  const value = valueFrom(field, en, hi);
  const problem = factProblem(field, value);
  return problem ? { problem } : { value };
}

/** Returns a fact as it is typed, the inverse of {@link readFact}. */
export function typedFact(value: FactValue | undefined): Required<TypedFact> {
  if (value === undefined) return { en: '', hi: '' };
  if (typeof value === 'boolean') return { en: value ? 'yes' : 'no', hi: '' };
  if (typeof value === 'number' || typeof value === 'string') return { en: String(value), hi: '' };
  return 'en' in value ? { ...value } : { en: value.join('-'), hi: '' };
}
