import { useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { joinEntries, toLines } from './entries.ts';
import { TextField } from './text-field.tsx';

/** Edits a list whose entries are separated by commas or line breaks. `value` is the joined list of the draft. */
export function EntriesField({
  label,
  value,
  onText,
  rows,
  lang,
  hint,
}: {
  label: string;
  value: string;
  onText: (joined: string) => void;
  rows: number;
  lang?: string;
  /** What the entries are. It stands before the note how they are separated. */
  hint?: string;
}) {
  const t = useTexts('products/admin-form').wearing;
  // The text as it is typed: an empty line or a last comma is no entry, but must stay while one types.
  const [typed, setTyped] = useState(() => toLines(value));
  const isSame = joinEntries(typed) === joinEntries(toLines(value));
  return (
    <TextField
      label={label}
      hint={[hint, t.lines].filter(Boolean).join(' ')}
      rows={rows}
      {...(lang && { lang })}
      value={isSame ? typed : toLines(value)}
      onText={(text) => {
        setTyped(text);
        onText(joinEntries(text));
      }}
    />
  );
}
