import { useState } from 'react';
import type { Lang } from '#contract/core/errors.ts';
import { ApiError, api } from '#web/api/client.ts';
import { saveFile } from '#web/api/save-file.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';

/** Asks again after so long how far the PDF is. */
const pollMs = 1000;

/** Has the PDF made and waits for its turn; `tell` hears how many are before it. Answers its address, which waits too. */
async function prepared({ orderId, lang }: Asked, tell: (ahead: number) => void): Promise<string> {
  for (;;) {
    const input = { params: { orderId }, body: { la: lang } };
    const { state, ahead, url } = await api('POST /api/reports/{orderId}/pdf', input);
    tell(ahead);
    if (state === 'ready' || ahead === 0) return url;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

type Asked = { orderId: string; lang: Lang };

/** Has the PDF of a report made, fetches and saves it; meanwhile `busy`, and `doing` says what is happening. */
export function useDownload({ orderId, lang }: Asked): {
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
      const address = await prepared({ orderId, lang }, setAhead);
      await saveFile(address, { accept: 'application/pdf', otherwise: `${orderId}.pdf` });
      toast.good(t.downloaded);
    } catch (error) {
      // The specification's words; a full queue says its own.
      const busyShop = error instanceof ApiError && error.code === 'papers_busy';
      toast.problem(busyShop ? error.message : t.downloadFailed);
    }
    setBusy(false);
  }
  return { busy, doing: ahead > 0 ? plural(t.before, ahead, pageLang) : t.downloading, download };
}
