import type { ComponentProps } from 'react';

/** Kinds of pictures that every browser draws: the `accept` of an input of photos. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** Returns the chosen files and empties the input, so that choosing the same file again fires a change event. */
export function takeFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> & {
  onFiles: (files: File[]) => void;
};

/** An input of files inside its label, which is what people see and press. It takes photos unless `accept` says otherwise. */
export const FileInput = ({ onFiles, accept = photoTypes, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    accept={accept}
    onChange={(event) => onFiles(takeFiles(event.target))}
    className="sr-only"
  />
);
