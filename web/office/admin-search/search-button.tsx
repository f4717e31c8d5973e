import { Search } from 'lucide';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadPart } from '#web/api/load-part.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

const load = () => import('./search-dialog.tsx');
const SearchDialog = lazy(() => loadPart(load));

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Returns whether a key press goes into a field, where "/" is a sign like any other. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role=combobox], [role=textbox]'));

/** Whether the search is open, and how to open it. */
export type SearchState = { isOpen: boolean; show: () => void; close: () => void };

/** Holds the search, and opens it by Ctrl K or ⌘ K, and by "/" where nothing is typed into. */
export function useAdminSearch(): SearchState {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const withK =
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === 'k';
      const withSlash =
        event.key === '/' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isTyping(event) &&
        // A dialog that is open has the keyboard.
        !document.querySelector('[role=dialog]');
      if (!withK && !withSlash) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, show: () => setOpen(true), close: () => setOpen(false) };
}

/** The search itself, while it is open. */
export function SearchPanel({ search: { isOpen, close } }: { search: SearchState }) {
  return isOpen ? (
    <Suspense>
      <SearchDialog onClose={close} />
    </Suspense>
  ) : null;
}

/** The button that opens the search: an icon on phones, a field with its keys on wide screens. */
export function SearchButton({ search: { show }, wide }: { search: SearchState; wide: boolean }) {
  const t = useTexts('admin-search').search;
  if (!wide)
    return <IconButton icon={Search} label={t.open} onClick={show} onPointerEnter={() => void load()} />;
  return (
    <button
      type="button"
      onClick={show}
      onPointerEnter={() => void load()}
      className="flex min-h-9.5 w-full items-center gap-2.5 rounded-[.55rem] border border-line-strong bg-surface px-3 text-sm text-ink-2 hover:border-ink-2 hover:text-ink"
    >
      <Icon of={Search} small />
      {t.open}
      <span aria-hidden="true" className="ml-auto text-xs text-ink-3">
        {isMac ? '⌘ K' : 'Ctrl K'}
      </span>
    </button>
  );
}
