import { useEffect, useRef } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SearchInput } from '#web/ui/form/input.tsx';
import { type ListState, readList } from './list-state.ts';

/** The id of the list's one form. Search box, filters and sort order refer to it from anywhere on the page. */
export const LIST_FORM = 'list';

/** Searches by name. Without scripts the button submits the whole form; with scripts the scroll position stays. */
export function SearchBox({ list, change }: { list: ListState; change: (next: ListState) => void }) {
  const t = useTexts('products/list');
  const box = useRef<HTMLInputElement>(null);
  // Input is never overwritten, not even input from before hydration. The box follows only a search that changes
  // elsewhere (back, a chip, Reset).
  const followed = useRef(list.q);
  useEffect(() => {
    if (followed.current === list.q || !box.current) return;
    followed.current = list.q;
    if (box.current.value.trim() !== list.q) box.current.value = list.q;
  }, [list.q]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would exclude its controls elsewhere on the page.
    <form
      id={LIST_FORM}
      action="/products"
      role="search"
      className="flex gap-2 lg:w-96"
      onSubmit={(event) => {
        event.preventDefault();
        const { q } = readList(new URLSearchParams({ q: box.current?.value ?? '' }));
        if (q !== list.q) change({ ...list, q, page: 1 });
        box.current?.blur();
      }}
    >
      <SearchInput
        ref={box}
        name="q"
        label={t.search}
        defaultValue={list.q}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        className="flex-1"
        onInput={(event) => event.currentTarget.value === '' && list.q && change({ ...list, q: '', page: 1 })}
      />
      <noscript>
        <button type="submit" className={buttonClass({ kind: 'ink' })}>
          {t.searchButton}
        </button>
      </noscript>
    </form>
  );
}
