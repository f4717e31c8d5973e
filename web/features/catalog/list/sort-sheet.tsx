import { useEffect, useState } from 'react';
import type { ListOrder } from '#contract/core/rules.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Choice } from '#web/ui/choice.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import type { ListState } from './list-state.ts';
import { sortOptions } from './sort-options.ts';

/** Shows the sort orders on a phone. The button applies the choice. */
export default function SortSheet({
  open,
  list,
  total,
  onClose,
  onApply,
}: {
  open: boolean;
  list: ListState;
  total: number;
  onClose: () => void;
  onApply: (next: ListState) => void;
}) {
  const t = useTexts('catalog/list');
  const [sort, setSort] = useState<ListOrder | null>(list.sort);
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets to the current order on opening only.
  useEffect(() => {
    if (open) setSort(list.sort);
  }, [open]);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.sort}
      footer={
        <>
          <Button kind="secondary" className="flex-none! px-5!" onClick={() => setSort(null)}>
            {t.reset}
          </Button>
          <Button onClick={() => onApply({ ...list, sort, page: 1 })}>
            {plural(t.show, total, useLang())}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="sr-only">{t.sort}</legend>
        {sortOptions(t, list).map(({ value, text }) => (
          <Choice
            key={text}
            type="radio"
            name="sort"
            checked={sort === value}
            onChange={() => setSort(value)}
          >
            {text}
          </Choice>
        ))}
      </fieldset>
    </Sheet>
  );
}
