import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FilterFields } from './filter-fields.tsx';
import { chosenCount, type ListState, listPath, wholeList } from './list-state.ts';
import { LIST_FORM } from './search-box.tsx';
import type { Facets, FactNames } from './shown-facets.ts';

/** The target of the phone's Filter link without scripts: `:target` shows the sidebar. */
export const SIDEBAR = 'filters';

/** Shows the filters beside the list on wide screens. A tick applies at once. */
export function Sidebar({
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
  return (
    <aside
      id={SIDEBAR}
      aria-label={t.filters}
      className="scrollbar-none max-lg:hidden max-lg:pb-6 max-lg:target:block lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:overscroll-contain lg:px-1 lg:-mx-1"
    >
      <div className="mb-3 flex min-h-10 items-center justify-between">
        <h2 className="text-h3">{t.filter}</h2>
        {(chosenCount(list) > 0 || list.q) && (
          <TextLink to={listPath({ ...wholeList, sort: list.sort })} preventScrollReset className="py-1.5">
            {t.reset}
          </TextLink>
        )}
      </div>
      <FilterFields list={list} facets={facets} names={names} onChange={change} form={LIST_FORM} />
      <noscript>
        <button type="submit" form={LIST_FORM} className={buttonClass({ kind: 'ink', wide: true })}>
          {t.apply}
        </button>
      </noscript>
    </aside>
  );
}
