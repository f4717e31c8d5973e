import { useState } from 'react';
import type { Lang } from '#contract/faults.ts';
import { readSession } from '#web/features/session/store.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';

/** The name a file is sent under, or a plain one. */
function fileName(response: Response, otherwise: string): string {
  const sent = response.headers.get('content-disposition') ?? '';
  return /filename="?([^";]+)"?/.exec(sent)?.[1] ?? otherwise;
}

/** Hands a file to the browser's downloads. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Fetches the PDF of a report and saves it; busy while it is being made. */
export function useDownload({ orderId, lang }: { orderId: string; lang: Lang }): {
  busy: boolean;
  download: () => Promise<void>;
} {
  const t = useTexts('readings').tools;
  const [busy, setBusy] = useState(false);
  async function download(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const response = await fetch(`/api/reports/${encodeURIComponent(orderId)}/pdf?la=${lang}`, {
        headers: { authorization: `Bearer ${readSession()?.token}`, accept: 'application/pdf' },
      });
      if (!response.ok) throw new Error(String(response.status));
      save(await response.blob(), fileName(response, `${orderId}.pdf`));
      toast.good(t.downloaded);
    } catch {
      toast.problem(t.downloadFailed);
    }
    setBusy(false);
  }
  return { busy, download };
}
