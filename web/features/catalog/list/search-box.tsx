import { useEffect, useRef } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SearchInput } from '#web/ui/input.tsx';
import { type ListState, readList } from './list-state.ts';

/** The id of the list's one form: search box, filters and sort order belong to it wherever they stand. */
export const LIST_FORM = 'list';

/** The search by name. Without scripts its button sends the whole form; with them it keeps the page where it is. */
export function SearchBox({ list, change }: { list: ListState; change: (next: ListState) => void }) {
  const t = useTexts('catalog/list');
  const box = useRef<HTMLInputElement>(null);
  // The box is the reader's, also what they typed before the scripts came; it follows only when the search changes
  // elsewhere (back, a chip, Reset).
  const followed = useRef(list.q);
  useEffect(() => {
    if (followed.current === list.q || !box.current) return;
    followed.current = list.q;
    if (box.current.value.trim() !== list.q) box.current.value = list.q;
  }, [list.q]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around the form would part it from its controls elsewhere.
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
