import type { SettingField } from '#contract/base/settings/form-fields.ts';
import { typedNumber } from '#contract/core/typed.ts';

/** A value while it is edited. Numbers are texts; everything else is as saved. */
export type Draft = string | boolean | readonly Draft[] | { readonly [name: string]: Draft };

/** The values of a section's fields while they are edited, by name. */
export type Drafts = Readonly<Record<string, Draft>>;

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const itemOf = ({ kind, item = 'text', of = [] }: SettingField): SettingField =>
  kind === 'rows' ? { name: '', kind: 'group', of } : { name: '', kind: item };

function toDraft(field: SettingField, value: unknown): Draft {
  switch (field.kind) {
    case 'toggle':
      return value === true;
    case 'answer':
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : '';
    case 'group':
      return toDrafts(field.of ?? [], value);
    case 'list':
    case 'rows':
      return listOf(value).map((one) => toDraft(itemOf(field), one));
    default:
      return value === undefined || value === null ? '' : String(value);
  }
}

/** Converts a value to the drafts of its fields. A field named '' is the value itself. */
export const toDrafts = (fields: readonly SettingField[], value: unknown): Drafts =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      toDraft(field, field.name === '' ? value : objectOf(value)[field.name]),
    ]),
  );

/** Returns an empty entry of a list or of rows. */
export const blankOf = (field: SettingField): Draft => toDraft(itemOf(field), undefined);

function fromDraft(field: SettingField, draft: Draft | undefined): unknown {
  switch (field.kind) {
    case 'rupees':
    case 'percent':
    case 'whole':
      return typedNumber(String(draft ?? ''));
    case 'toggle':
      return draft === true;
    case 'answer':
      return draft === 'yes' ? true : draft === 'no' ? false : null;
    case 'group':
      return toValue(field.of ?? [], objectOf(draft) as Drafts);
    case 'list':
    case 'rows':
      return listOf(draft).map((one) => fromDraft(itemOf(field), one as Draft));
    case 'country':
      return String(draft ?? '')
        .trim()
        .toUpperCase();
    default:
      return String(draft ?? '').trim();
  }
}

/** Converts the drafts to the value to save. */
export function toValue(fields: readonly SettingField[], drafts: Drafts): unknown {
  const [only] = fields;
  if (only?.name === '') return fromDraft(only, drafts['']);
  return Object.fromEntries(fields.map((field) => [field.name, fromDraft(field, drafts[field.name])]));
}
