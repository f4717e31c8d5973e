import { choicesOf, type FactWords } from './choices.ts';
import { type FactName, fieldOf, isFactName } from './fields.ts';
import { factsOfKind, type KindName } from './kinds.ts';
import type { FactField, FactValue, FactValues, Words } from './types.ts';

/** The reason why a value is no fact of its field. */
export type FactProblem = keyof FactWords['problems'];

const isNumber = (value: unknown, field: FactField & { type: 'number' }): boolean =>
  typeof value === 'number' &&
  value >= field.min &&
  value <= field.max &&
  Math.abs(value * 10 ** field.decimals - Math.round(value * 10 ** field.decimals)) < 1e-6;

const isText = (value: unknown, most: number, least: number): boolean =>
  typeof value === 'string' && value.length >= least && value.length <= most && !value.includes('\0');

/** Returns whether a text is a hallmark unique identification (HUID): six capital letters and digits (BIS). */
export const isHuid = (text: string): boolean => /^[0-9A-Z]{6}$/.test(text);

/** Returns whether a text is a day of the calendar, as YYYY-MM-DD. */
export const isCalendarDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

function numberProblem(field: FactField & { type: 'number' }, value: unknown): FactProblem | null {
  if (isNumber(value, field)) return null;
  if (!field.range) return 'number';
  const pair = Array.isArray(value) && value.length === 2 && value.every((one) => isNumber(one, field));
  return pair && value[0] < value[1] ? null : 'range';
}

/** Returns why a value is no fact of the field, or null. */
export function factProblem(field: FactField, value: unknown): FactProblem | null {
  switch (field.type) {
    case 'number':
      return numberProblem(field, value);
    case 'choice':
      return typeof value === 'string' && choicesOf(field.list).includes(value) ? null : 'choice';
    case 'yesNo':
      return typeof value === 'boolean' ? null : 'yes_no';
    case 'day':
      return typeof value === 'string' && isCalendarDay(value) ? null : 'day';
    case 'code':
      if (field.form === 'huid') return typeof value === 'string' && isHuid(value) ? null : 'huid';
      return isText(value, field.most, 1) ? null : 'long';
    case 'text': {
      const pair =
        typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Words) : null;
      return pair && isText(pair.en, field.most, 1) && isText(pair.hi, field.most, 0) ? null : 'long';
    }
  }
}

/** Returns the values for the words of a problem: min, max and decimals, or most. */
export function problemBounds(field: FactField): Record<string, number> {
  if (field.type === 'number') return { min: field.min, max: field.max, decimals: field.decimals };
  return 'most' in field ? { most: field.most } : {};
}

/** Returns the first problem of the facts of a kind, or null. */
export function firstFactProblem(
  kind: KindName,
  values: Readonly<Record<string, unknown>>,
): { name: string; problem: FactProblem } | null {
  const known = factsOfKind(kind);
  for (const [name, value] of Object.entries(values)) {
    if (!isFactName(name) || !known.includes(name)) return { name, problem: 'not_of_kind' };
    const problem = factProblem(fieldOf(name), value);
    if (problem) return { name, problem };
  }
  return null;
}

/** Returns the valid facts of a kind in the order of the kind, without all others. */
export function pruneFacts(kind: KindName, values: FactValues): FactValues {
  const valid = factsOfKind(kind).flatMap((name: FactName): [string, FactValue][] => {
    const value = values[name];
    return value !== undefined && factProblem(fieldOf(name), value) === null ? [[name, value]] : [];
  });
  return Object.fromEntries(valid);
}
