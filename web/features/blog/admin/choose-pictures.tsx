import { ImagePlus } from 'lucide';
import { useId, useRef } from 'react';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { photoTypes, takeFiles } from '#web/ui/file-input.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSending } from './use-upload.ts';

/** Shows a button that uploads chosen pictures and passes on their URLs. */
export function ChoosePictures({
  text,
  several,
  onSent,
}: {
  text: string;
  several?: boolean;
  onSent: (addresses: string[]) => void;
}) {
  const t = useTexts('blog/admin').pictures;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { send, percent, problem } = useSending();
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={photoTypes}
        multiple={several}
        aria-label={text}
        aria-describedby={id}
        tabIndex={-1}
        className="sr-only"
        onChange={async (event) => {
          const sent = await send(takeFiles(event.target));
          if (sent.length > 0) onSent(sent);
        }}
      />
      <Button
        kind="secondary"
        size="small"
        busy={percent !== null}
        busyText={fill(t.sending, { percent: percent ?? 0 })}
        onClick={() => input.current?.click()}
      >
        <Icon of={ImagePlus} small />
        {text}
      </Button>
      <FieldError id={id} error={problem} />
    </div>
  );
}
