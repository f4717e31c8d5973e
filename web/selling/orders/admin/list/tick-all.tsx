import type { InputOf } from '#contract/core/client.ts';
import { bulkOrders } from '#contract/selling/orders/rules.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { fill, formatNumber, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Offers to tick all orders that match the filter, once all of the page are ticked. */
export function TickAll({
  keys,
  here,
  total,
  query,
  onTick,
}: {
  keys: ReadonlySet<string>;
  /** The orders of this page. */
  here: readonly string[];
  /** How many orders match the filter. */
  total: number;
  query: NonNullable<InputOf<'GET /api/admin/orders/ids'>['query']>;
  onTick: (keys: ReadonlySet<string>) => void;
}) {
  const t = useTexts('orders/bulk').bulk;
  const lang = useLang();
  const { save, busy } = useSave(
    async () => {
      const { ids } = await api('GET /api/admin/orders/ids', { query });
      onTick(new Set(ids));
    },
    { onError: (error) => toast.problem(messageOf(error, t.allFailed)) },
  );
  const most = Math.min(total, bulkOrders);
  if (total <= here.length || keys.size >= most || !here.every((id) => keys.has(id))) return null;
  const values = { n: formatNumber(most, lang), total: formatNumber(total, lang) };
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span>{plural(t.allHere, here.length, lang)}</span>
      <Button kind="ghost" size="small" busy={busy} onClick={() => void save()}>
        {fill(total > bulkOrders ? t.firstMatching : t.allMatching, values)}
      </Button>
    </p>
  );
}
