import { useCallback, useEffect, useRef, useState } from 'react';
import { saveFile } from '#web/api/save-file.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Returns `save`, which downloads a PDF; `busy` is true meanwhile. */
export function useInvoiceFile(url: string, otherwise: string): { busy: boolean; save: () => Promise<void> } {
  const t = useTexts('invoices');
  const lang = useLang();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const save = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await saveFile(url, { accept: 'application/pdf', lang, otherwise }).then(
      () => toast.good(t.started),
      () => toast.problem(t.failed),
    );
    running.current = false;
    setBusy(false);
  }, [url, otherwise, lang, t]);
  return { busy, save };
}

/** Downloads the PDF once when the page opens, not on re-renders. */
export function useSaveOnArrival(orderId: string, save: () => Promise<void>): void {
  const saved = useRef('');
  useEffect(() => {
    if (saved.current === orderId) return;
    saved.current = orderId;
    void save();
  }, [orderId, save]);
}
