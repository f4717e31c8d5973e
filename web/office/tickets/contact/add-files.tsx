import { useState } from 'react';
import { messageOf } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { FilesField } from '../files-field.tsx';

/**
 * Adds pictures and PDFs to a message that a signed-in person has just sent. Only they and the staff can open them. Needs the
 * texts `tickets/contact`.
 */
export function AddFiles({ number }: { number: string }) {
  const t = useTexts('tickets/contact').files;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sent, setSent] = useState('');
  const { save, busy, problem, setProblem } = useSave(
    async () => {
      const body = new FormData();
      for (const file of files) body.append('file', file);
      const { message } = await upload('POST /api/tickets/{number}/files', body, {
        params: { number },
        onProgress: () => undefined,
        offline: t.failed,
      });
      setFiles([]);
      setSent(message);
    },
    { onError: (error) => messageOf(error, t.failed) },
  );
  if (sent) return <Banner tone="good">{sent}</Banner>;
  return (
    <form
      method="post"
      noValidate
      className="grid w-full gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (files.length > 0) void save();
        else setProblem(t.missing);
      }}
    >
      <FilesField
        words={t}
        value={files}
        onChange={(chosen) => {
          setFiles(chosen);
          setProblem('');
        }}
      />
      {problem && <Banner tone="bad">{problem}</Banner>}
      <div>
        <Button type="submit" kind="secondary" busy={busy} busyText={t.sending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
