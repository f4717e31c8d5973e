import { useState } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { joinLines, toLines } from './entries.ts';
import { TextField } from './text-field.tsx';

/** Edits a list with one entry a line. `value` is the joined list of the draft. */
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
  /** What the entries are. It stands before the note that each has a line. */
  hint?: string;
}) {
  const t = useTexts('catalog/admin-form').wearing;
  // The lines as they are typed: an empty line is no entry, but must stay while one types.
  const [typed, setTyped] = useState(() => toLines(value));
  const isSame = joinLines(typed) === joinLines(toLines(value));
  return (
    <TextField
      label={label}
      hint={[hint, t.lines].filter(Boolean).join(' ')}
      rows={rows}
      {...(lang && { lang })}
      value={isSame ? typed : toLines(value)}
      onText={(text) => {
        setTyped(text);
        onText(joinLines(text));
      }}
    />
  );
}
