import { type KeyboardEvent, useRef, useState } from 'react';
import type { ListOrder } from '#contract/core/rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/dialog.tsx';
import { Choice } from '#web/ui/form/choice.tsx';
import type { ListState } from './list-state.ts';
import { sortOptions } from './sort-options.ts';

/** Shows the sort orders on a phone. A choice applies at once; the arrow keys walk the orders, and Enter applies one. */
export default function SortSheet({
  open,
  list,
  onClose,
  onApply,
}: {
  open: boolean;
  list: ListState;
  onClose: () => void;
  onApply: (next: ListState) => void;
}) {
  const t = useTexts('products/list');
  return (
    <Sheet open={open} onClose={onClose} title={t.sort}>
      <Orders list={list} onApply={onApply} />
    </Sheet>
  );
}

function Orders({ list, onApply }: { list: ListState; onApply: (next: ListState) => void }) {
  const t = useTexts('products/list');
  const [sort, setSort] = useState<ListOrder | null>(list.sort);
  const walking = useRef(false);
  const apply = (chosen: ListOrder | null) => onApply({ ...list, sort: chosen, page: 1 });
  const onKeyDown = (event: KeyboardEvent) => {
    walking.current = event.key.startsWith('Arrow');
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    apply(sort);
  };
  return (
    <fieldset
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        walking.current = false;
      }}
    >
      <legend className="sr-only">{t.sort}</legend>
      {sortOptions(t, list).map(({ value, text }) => (
        <Choice
          key={text}
          type="radio"
          name="sort"
          checked={sort === value}
          onChange={() => setSort(value)}
          // Not by its change: the order that is chosen already closes the sheet too.
          onClick={() => walking.current || apply(value)}
        >
          {text}
        </Choice>
      ))}
    </fieldset>
  );
}
