import { ImagePlus } from 'lucide';
import { useId, useRef } from 'react';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/form/field.tsx';
import { photoTypes, takeFiles } from '#web/ui/form/file-input.tsx';
import { useLatest } from '#web/ui/hooks/use-latest.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSending } from './use-upload.ts';

/** Shows a button that uploads chosen pictures and passes on their URLs. */
export function ChoosePictures({
  text,
  several,
  onSent,
  onSending,
}: {
  text: string;
  several?: boolean;
  onSent: (addresses: string[]) => void;
  /** Called when an upload begins and ends. */
  onSending?: (sends: boolean) => void;
}) {
  const t = useTexts('blog/admin').pictures;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { send, percent, problem } = useSending();
  // Texts of other pictures may change during the upload.
  const latest = useLatest(onSent);
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
          const files = takeFiles(event.target);
          onSending?.(true);
          const sent = await send(files);
          if (sent.length > 0) latest.current(sent);
          onSending?.(false);
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
        <span>{text}</span>
      </Button>
      <FieldError id={id} error={problem} />
    </div>
  );
}
