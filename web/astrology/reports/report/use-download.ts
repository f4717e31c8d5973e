import { useState } from 'react';
import type { Lang } from '#languages/list.ts';
import { ApiError, api } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** The polling interval of the PDF's progress. */
const pollMs = 1000;

/**
 * Requests the PDF and waits until it is ready. `onQueue` gets the number of jobs ahead in the queue. Returns the PDF's
 * URL, which may block as well.
 */
async function preparePdf({ orderId, lang }: PdfRequest, onQueue: (ahead: number) => void): Promise<string> {
  for (;;) {
    const input = { params: { orderId }, body: { la: lang } };
    const { state, ahead, url } = await api('POST /api/reports/{orderId}/pdf', input);
    onQueue(ahead);
    if (state === 'ready' || ahead === 0) return url;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

type PdfRequest = { orderId: string; lang: Lang };

/** Requests the PDF of a report and downloads it. `busy` is true meanwhile, and `doing` describes the progress. */
export function useDownload({ orderId, lang }: PdfRequest): {
  busy: boolean;
  doing: string;
  download: () => Promise<void>;
} {
  const t = useTexts('reports').tools;
  const pageLang = useLang();
  const [busy, setBusy] = useState(false);
  const [ahead, setAhead] = useState(0);
  async function download(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const address = await preparePdf({ orderId, lang }, setAhead);
      await saveFile(address, { accept: 'application/pdf', otherwise: `${orderId}.pdf` });
      toast.good(t.downloaded);
    } catch (error) {
      // The specification's message; a full queue has a message of its own.
      const busyShop = error instanceof ApiError && error.code === 'papers_busy';
      toast.problem(busyShop ? error.message : t.downloadFailed);
    }
    setBusy(false);
  }
  return { busy, doing: ahead > 0 ? plural(t.before, ahead, pageLang) : t.downloading, download };
}
