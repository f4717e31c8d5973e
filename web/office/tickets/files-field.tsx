import { useId, useState } from 'react';
import { ticketFileBytes, ticketFilesAtMost, ticketFileTypes } from '#contract/office/tickets/rules.ts';
import { fill } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { takeFiles } from '#web/ui/form/file-input.tsx';
import { Input } from '#web/ui/form/input.tsx';

/** The words of {@link FilesField}. */
export type FilesWords = {
  label: string;
  hint: string;
  tooMany: string;
  tooLarge: string;
  remove: string;
  chosen: string;
};

/** Asks for pictures and PDFs, and lists the chosen ones. The server checks what they are. */
export function FilesField({
  words,
  value,
  onChange,
}: {
  words: FilesWords;
  value: readonly File[];
  onChange: (files: readonly File[]) => void;
}) {
  const id = useId();
  const [problem, setProblem] = useState('');

  function add(chosen: readonly File[]): void {
    const large = chosen.find(({ size }) => size > ticketFileBytes);
    const next = [...value, ...chosen.filter((file) => file !== large)];
    setProblem(
      large
        ? fill(words.tooLarge, { file: large.name, mb: ticketFileBytes / 1e6 })
        : next.length > ticketFilesAtMost
          ? fill(words.tooMany, { n: ticketFilesAtMost })
          : '',
    );
    onChange(next.slice(0, ticketFilesAtMost));
  }

  return (
    <div className="grid gap-2">
      <Field
        label={words.label}
        hint={fill(words.hint, { n: ticketFilesAtMost, mb: ticketFileBytes / 1e6 })}
        {...(problem && { error: problem })}
      >
        <Input
          type="file"
          multiple
          accept={ticketFileTypes}
          className="py-2.5"
          onChange={(event) => add(takeFiles(event.target))}
        />
      </Field>
      {value.length > 0 && (
        <ul aria-label={words.chosen} className="grid gap-1 text-sm">
          {value.map((file, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
            <li key={`${id} ${i} ${file.name}`} className="flex items-center justify-between gap-3">
              <span className="min-w-0 truncate">{file.name}</span>
              <Button
                type="button"
                kind="ghost"
                size="small"
                aria-label={fill('{remove}: {name}', { remove: words.remove, name: file.name })}
                onClick={() => onChange(value.filter((_, n) => n !== i))}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
