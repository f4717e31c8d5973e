import { ArrowDownNarrowWide, SlidersHorizontal } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { loadPart } from '#web/api/load-part.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { chosenCount, type ListState } from './list-state.ts';
import type { Facets, FactNames } from './shown-facets.ts';
import { SIDEBAR } from './sidebar.tsx';

const FilterSheet = lazy(() => loadPart(() => import('./filter-sheet.tsx')));
const SortSheet = lazy(() => loadPart(() => import('./sort-sheet.tsx')));

/** Shows Filter and Sort on phones: a bar under the nav. The two sheets are loaded on first use. */
export function PhoneBar({
  list,
  facets,
  names,
  change,
}: {
  list: ListState;
  facets: Facets;
  names: FactNames;
  change: (next: ListState) => void;
}) {
  const t = useTexts('products/list');
  const [opened, setOpened] = useState<{ filter?: true; sort?: true }>({});
  const [open, setOpen] = useState<'filter' | 'sort' | null>(null);
  const show = (sheet: 'filter' | 'sort') => {
    setOpened({ ...opened, [sheet]: true });
    setOpen(sheet);
  };
  const close = () => setOpen(null);
  const apply = (next: ListState) => {
    close();
    change(next);
  };
  const chosen = chosenCount(list);
  const words = chosen > 0 ? fill(t.filterChosen, { n: chosen }) : t.filter;
  return (
    <div className="sticky top-(--nr-nav) z-20 -mx-(--nr-gutter) grid grid-cols-2 gap-3 bg-ground/95 px-(--nr-gutter) py-3 backdrop-blur-sm lg:hidden">
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        onClick={() => show('filter')}
        className="noscript:hidden"
      >
        <Icon of={SlidersHorizontal} />
        <span>{words}</span>
      </Button>
      {/* Without scripts the sidebar is the filter panel, and the sort order is above the list. */}
      <a
        href={`#${SIDEBAR}`}
        className={`${buttonClass({ kind: 'secondary' })} hidden! noscript:inline-flex!`}
      >
        <Icon of={SlidersHorizontal} />
        <span>{words}</span>
      </a>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        onClick={() => show('sort')}
        className="noscript:hidden"
      >
        <Icon of={ArrowDownNarrowWide} />
        {t.sort}
      </Button>
      <Suspense>
        {opened.filter && (
          <FilterSheet
            open={open === 'filter'}
            list={list}
            facets={facets}
            names={names}
            onClose={close}
            onApply={apply}
          />
        )}
        {opened.sort && <SortSheet open={open === 'sort'} list={list} onClose={close} onApply={apply} />}
      </Suspense>
    </div>
  );
}
