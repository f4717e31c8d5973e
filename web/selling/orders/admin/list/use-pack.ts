import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BulkResult } from '#contract/selling/orders/bulk.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Marks ticked orders as packed, with Undo in the toast. `refused` are the orders that stayed as they were. */
export function usePack(): {
  pack: (ids: readonly string[]) => Promise<void>;
  busy: boolean;
  refused: BulkResult['refused'];
  close: () => void;
} {
  const t = useTexts('orders/bulk').bulk;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [refused, setRefused] = useState<BulkResult['refused']>([]);

  async function mark(ids: readonly string[], packed: boolean): Promise<void> {
    const result = await api('POST /api/admin/orders/pack', { body: { orders: [...ids], packed } });
    setRefused(result.refused);
    await revalidate();
    const done = result.done.map(({ _id }) => _id);
    if (done.length === 0) return;
    const words = plural(packed ? t.packed : t.unpacked, done.length, lang);
    if (packed) toast.good(words, { text: t.undo, run: () => void undo(done) });
    else toast.good(words);
  }
  const undo = (ids: readonly string[]) =>
    mark(ids, false).catch((error) => toast.problem(messageOf(error, t.failed)));

  const { save, busy } = useSave((ids: readonly string[]) => mark(ids, true), {
    onError: (error) => toast.problem(messageOf(error, t.failed)),
  });
  return { pack: save, busy, refused, close: () => setRefused([]) };
}
