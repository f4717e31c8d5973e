import { X } from 'lucide';
import { useRef } from 'react';
import { usePermission } from '#web/admin/rights.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useBar } from '#web/ui/hooks/use-bar.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The id of the bar, where a keyboard jumps to. */
export const productBarId = 'chosen-products';

/** Shows the actions for the selected products; sticky while the list scrolls. */
export function BulkBar({
  count,
  onClear,
  onChoose,
}: {
  count: number;
  onClear: () => void;
  onChoose: (kind: 'price' | 'stock') => void;
}) {
  const t = useTexts('products/admin').bulk;
  const lang = useLang();
  const mayPrice = usePermission('products.prices');
  const bar = useRef<HTMLElement>(null);
  useBar(bar, 72);
  return (
    <section
      ref={bar}
      id={productBarId}
      tabIndex={-1}
      aria-label={t.label}
      className="sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-tile border border-line bg-raised px-4 py-2.5 shadow-2"
    >
      <p role="status" className="mr-auto font-semibold">
        {plural(t.chosen, count, lang)}
      </p>
      {mayPrice && (
        <Button kind="secondary" size="small" onClick={() => onChoose('price')}>
          {t.prices}
        </Button>
      )}
      <Button kind="secondary" size="small" onClick={() => onChoose('stock')}>
        {t.stock}
      </Button>
      <IconButton icon={X} label={t.clear} onClick={onClear} />
    </section>
  );
}
