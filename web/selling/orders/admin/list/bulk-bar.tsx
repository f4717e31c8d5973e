import { X } from 'lucide';
import { useRef } from 'react';
import { Allowed } from '#web/admin/allowed.tsx';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { useBar } from '#web/ui/hooks/use-bar.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The id of the bar, where a keyboard jumps to. */
export const bulkBarId = 'ticked-orders';

/** Shows the actions for the ticked orders; sticky while the list scrolls. */
export function BulkBar({
  ids,
  packing,
  onPack,
  onShip,
  onPrint,
  onClear,
}: {
  ids: readonly string[];
  /** True while orders are being marked as packed. */
  packing: boolean;
  onPack: () => void;
  onShip: () => void;
  onPrint: () => void;
  onClear: () => void;
}) {
  const t = useTexts('orders/bulk').bulk;
  const lang = useLang();
  const bar = useRef<HTMLElement>(null);
  useBar(bar, 72);
  return (
    <section
      ref={bar}
      id={bulkBarId}
      tabIndex={-1}
      aria-label={t.label}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-tile border border-line bg-raised px-4 py-2.5 shadow-2 max-sm:px-3"
    >
      <p role="status" className="mr-auto font-semibold max-sm:grow">
        {plural(t.chosen, ids.length, lang)}
      </p>
      <IconButton icon={X} label={t.clear} className="sm:order-last" onClick={onClear} />
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
        <Allowed permission="orders.pack">
          <Button kind="secondary" size="small" busy={packing} busyText={t.packing} onClick={onPack}>
            {t.pack}
          </Button>
          <Button kind="secondary" size="small" onClick={onShip}>
            {t.ship}
          </Button>
          <LinkButton kind="secondary" size="small" to={`/admin/orders/pick-list?orders=${ids.join(',')}`}>
            {t.pick}
          </LinkButton>
        </Allowed>
        <Allowed permission="invoices.read">
          <Button kind="secondary" size="small" onClick={onPrint}>
            {t.print}
          </Button>
        </Allowed>
      </div>
    </section>
  );
}
