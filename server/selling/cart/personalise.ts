import { createHash } from 'node:crypto';
import type { PersonalInput, PersonalValue } from '#contract/catalog/products/personal.ts';
import { type PersonalField, personalProblem } from '#contract/catalog/products/personal-rules.ts';
import { plainDigits } from '#contract/core/typed.ts';
import { byLang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';

const problems = readWords('products/personal-problems');

/** The values that a buyer has filled in for a line. `key` is equal for equal values. */
export type Personalisation = { values: PersonalValue[]; key: string };

const keyOf = (values: readonly PersonalValue[]): string =>
  createHash('sha256')
    .update(JSON.stringify(values.map(({ field, value }) => [field, value]).sort()))
    .digest('hex')
    .slice(0, 32);

/**
 * Checks what a buyer filled in against the fields of a product. Values of fields that the product does not have are left
 * out. Returns null if nothing is filled in and nothing has to be. Does not look for photos.
 */
export function checkPersonalisation(
  { name, fields }: { name: string; fields: readonly PersonalField[] },
  input: PersonalInput,
): Personalisation | null | AppError {
  const values: PersonalValue[] = [];
  for (const field of fields) {
    const typed = (input.find((one) => one.field === field.id)?.value ?? '').trim().normalize('NFC');
    const value = field.kind === 'date' ? plainDigits(typed) : typed;
    const problem = personalProblem(field, value);
    if (problem === 'missing')
      return appError('personalisation_required', { product: name, label: field.label });
    if (problem) {
      const reason = byLang((lang) => fillText<string>(problems[lang][problem], { max: field.max }));
      return appError('personalisation_wrong', { label: field.label, reason });
    }
    if (value === '') continue;
    const choice = field.choices.find(({ en }) => en === value);
    const valueHi = field.kind === 'choice' ? (choice?.hi ?? null) : null;
    values.push({ field: field.id, kind: field.kind, label: field.label, value, valueHi });
  }
  return values.length === 0 ? null : { values, key: keyOf(values) };
}

/** Returns the photos of filled-in fields, by id. */
export const photosIn = (values: readonly PersonalValue[]): string[] =>
  values.flatMap(({ kind, value }) => (kind === 'photo' ? [value] : []));
