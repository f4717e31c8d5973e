import { Download, Upload } from 'lucide';
import { useState } from 'react';
import type { ProductImport } from '#contract/catalog/products/import-export.ts';
import { messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { upload } from '#web/api/upload.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { FileInput } from '#web/ui/form/file-input.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Offers all products as a file to download. */
export function ExportCard() {
  const t = useTexts('products/import');
  const options = { accept: 'text/csv', otherwise: 'products.csv' };
  const { save, busy } = useSave(() => saveFile('/api/admin/product-export', options), {
    onError: () => toast.problem(t.exportFailed),
  });
  return (
    <Card className="grid content-start justify-items-start gap-3">
      <h2 className="text-h3">{t.exportTitle}</h2>
      <p className="text-ink-2">{t.exportText}</p>
      <Button kind="secondary" busy={busy} busyText={t.exporting} onClick={() => void save()}>
        <Icon of={Download} small />
        {t.export}
      </Button>
    </Card>
  );
}

/** Uploads a file to be checked. */
export function SendCard({ onSent }: { onSent: (sent: ProductImport) => void }) {
  const t = useTexts('products/import');
  const [percent, setPercent] = useState<number | null>(null);
  const { save: send, problem } = useSave(
    async (file: File) => {
      const body = new FormData();
      body.append('file', file, file.name);
      setPercent(0);
      onSent(
        await upload('POST /api/admin/product-imports', body, {
          onProgress: (share) => setPercent(Math.round(share * 100)),
          offline: t.uploadFailed,
        }),
      );
    },
    {
      onError: (error) => messageOf(error, t.uploadFailed),
      onEnd: async () => setPercent(null),
    },
  );
  return (
    <Card className="grid content-start justify-items-start gap-3">
      <h2 className="text-h3">{t.importTitle}</h2>
      <p className="text-ink-2">{t.importText}</p>
      <ul className="list-disc pl-5 text-sm text-ink-2">
        {t.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {problem && (
        <Banner tone="bad" className="w-full">
          {problem}
        </Banner>
      )}
      <label
        className={`${buttonClass({})} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${percent === null ? '' : 'pointer-events-none opacity-70'}`}
      >
        <FileInput
          accept=".csv,text/csv,text/plain"
          disabled={percent !== null}
          onFiles={([file]) => {
            if (file) void send(file);
          }}
        />
        <Icon of={Upload} small />
        <span aria-live="polite">{percent === null ? t.choose : fill(t.uploading, { percent })}</span>
      </label>
    </Card>
  );
}
