import type { SettingField } from '#contract/base/settings/form-fields.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { labelOf } from './changes.ts';
import { sectionsHere } from './sections-here.ts';

type Words = Messages['settings'];

/** A setting that was found: its section, its field (a path in the setting, '' for the whole), and their names. */
export type FoundSetting = { section: string; field: string; label: string; name: string; to: string };

/** Folds a text for comparison: lower case, without Latin accents and the nukta. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC')
    .toLowerCase();

/** Returns whether each word that was typed is the beginning of a word of the text. */
export function hasEveryWord(text: string, typed: string): boolean {
  const words = foldWords(text).split(/[^\p{L}\p{M}\p{N}]+/u);
  return foldWords(typed)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .every((word) => words.some((one) => one.startsWith(word)));
}

/** The shortest text that finds settings: two letters begin a word of nearly every one. */
const settingsFrom = 3;

/** Returns the address of a section, with the field that gets the focus. */
export const settingPath = (section: string, field = ''): string =>
  `/admin/settings?${new URLSearchParams({ section, ...(field && { field }) })}`;

function fieldsOf(fields: readonly SettingField[], path = ''): string[] {
  return fields.flatMap((field) => {
    const at = [path, field.name].filter(Boolean).join('.');
    return field.kind === 'group' ? fieldsOf(field.of ?? [], at) : [at];
  });
}

const every = (words: Words): (FoundSetting & { note: string })[] =>
  sectionsHere().flatMap(({ id, key, fields }) => {
    const name = words.names[id as keyof Words['names']];
    const note = words.notes[id as keyof Words['notes']];
    return fieldsOf(fields).map((field) => {
      const parts = field.split('.');
      // "From" alone says nothing: a field of a group is named with it.
      const label = parts.map((_, n) => labelOf(words, key, parts.slice(0, n + 1).join('.'))).join(': ');
      return { section: id, field, label, name, note, to: settingPath(id, field) };
    });
  });

/**
 * Finds settings by the words of their label, their section and its note. A label that has the words comes first, and
 * then a section that has them, once. Returns [] for less than three letters.
 */
export function findSettings(words: Words, typed: string, limit = 12): FoundSetting[] {
  if ([...typed.trim()].length < settingsFrom) return [];
  const all = every(words);
  const byLabel = all.filter(({ label }) => hasEveryWord(label, typed));
  const known = new Set(byLabel.map(({ section }) => section));
  const bySection = all.filter(({ section, name, note, label }) => {
    if (known.has(section) || !hasEveryWord(`${name} ${note} ${label}`, typed)) return false;
    known.add(section);
    return true;
  });
  return [
    ...byLabel.map(({ note, ...found }) => found),
    ...bySection.map(({ section, name }) => ({
      section,
      field: '',
      label: name,
      name,
      to: settingPath(section),
    })),
  ].slice(0, limit);
}
