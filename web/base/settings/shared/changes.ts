import { indianStates } from '#contract/astrology/places/india.ts';
import type { SettingField } from '#contract/base/settings/form-fields.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { formatNumber, formatRupees } from '#web/texts/format.ts';

type Words = Messages['settings'];
/** The value of a field before and after. */
export type Change = { label: string; before: string; after: string };

/** Returns the label of a field. `key` is its setting, `path` its path in it without indexes. */
export function labelOf({ labels }: Words, key: string, path: string): string {
  const name = [key, ...path.split('.').filter((part) => part !== '' && !/^\d+$/.test(part))].join('.');
  return labels[name as keyof typeof labels] ?? name;
}

function show(field: SettingField, value: unknown, words: Words, lang: Lang): string {
  const { yes, no, none } = words.edit;
  switch (field.kind) {
    case 'rupees':
      return typeof value === 'number' ? formatRupees(value, lang) : none;
    case 'percent':
      return typeof value === 'number' ? `${formatNumber(value, lang)}%` : none;
    case 'toggle':
      return value === true ? yes : no;
    case 'picture':
      // Another picture is a change, so a part of its name is shown.
      return value ? `${words.picture.set} (${String(value).slice('/media/'.length).slice(0, 6)})` : none;
    case 'answer':
      return value === true ? yes : value === false ? no : none;
    case 'state': {
      const found = indianStates.find(({ code }) => code === value);
      return found ? (lang === 'hi' ? found.hi : found.name) : none;
    }
    case 'group':
      return (field.of ?? [])
        .map((one) => show(one, (value as Record<string, unknown> | null)?.[one.name], words, lang))
        .join(', ');
    case 'list':
      return Array.isArray(value) && value.length > 0 ? value.join('; ') : none;
    case 'rows': {
      const row: SettingField = { name: '', kind: 'group', of: field.of ?? [] };
      return Array.isArray(value) && value.length > 0
        ? value.map((one) => show(row, one, words, lang)).join('; ')
        : none;
    }
    default:
      return value === '' || value === undefined || value === null ? none : String(value);
  }
}

/** Returns the differences between two values of a setting, field by field. Groups are compared by their fields. */
export function changesOf(
  { key, fields }: { key: string; fields: readonly SettingField[] },
  { before, after }: { before: unknown; after: unknown },
  words: Words,
  lang: Lang,
  path = '',
): Change[] {
  return fields.flatMap((field) => {
    const part = (value: unknown) =>
      field.name === '' ? value : (value as Record<string, unknown> | null)?.[field.name];
    const at = [path, field.name].filter(Boolean).join('.');
    const [was, is] = [part(before), part(after)];
    if (field.kind === 'group')
      return changesOf({ key, fields: field.of ?? [] }, { before: was, after: is }, words, lang, at).map(
        (one) => ({ ...one, label: `${labelOf(words, key, at)}: ${one.label}` }),
      );
    const [from, to] = [show(field, was, words, lang), show(field, is, words, lang)];
    return from === to ? [] : [{ label: labelOf(words, key, at), before: from, after: to }];
  });
}
