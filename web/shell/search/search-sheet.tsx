import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { fill, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { MoreTexts, pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { type Choice, choicesOf, pathOf, SuggestionRow, searchPath } from './suggestion-row.tsx';
import { type Suggested, usePopular, useSuggestions } from './use-suggestions.ts';

type Texts = Awaited<ReturnType<typeof searchTexts>>;

const searchTexts = () => loadTexts(pageLang(), ['products', 'products/search']);

/** The search of the whole shop, over the page. Loads its texts; without them the list's own search is one press away. */
export default function SearchSheet({ onClose }: { onClose: () => void }) {
  const [texts, setTexts] = useState<Texts | null>(null);
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    searchTexts().then(setTexts, () => {
      onClose();
      void navigate('/products');
    });
  }, []);
  return (
    texts && (
      <MoreTexts texts={texts}>
        <Sheet onClose={onClose} />
      </MoreTexts>
    )
  );
}

function Sheet({ onClose }: { onClose: () => void }) {
  const t = useTexts('products/search');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const suggested = useSuggestions(typed);
  const popular = usePopular();
  const go = (path: string) => {
    onClose();
    void navigate(path);
  };
  return (
    <Dialog.Root open onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-(--nr-scrim) transition-opacity duration-(--nr-fast) data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 top-0 z-50 flex max-h-dvh flex-col bg-surface text-ink shadow-3 sm:top-[8vh] sm:left-1/2 sm:max-h-[80vh] sm:w-[min(44rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:rounded-panel">
          <Dialog.Title className="sr-only">{t.title}</Dialog.Title>
          <Autocomplete.Root
            inline
            open
            mode="none"
            autoHighlight={false}
            items={choicesOf(suggested, popular)}
            itemToStringValue={() => typed}
            value={typed}
            onValueChange={(next, { reason }) => {
              if (reason === 'input-change' || reason === 'input-clear') setTyped(next);
            }}
          >
            <search>
              <form
                action="/products"
                className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4"
                onSubmit={(event) => {
                  event.preventDefault();
                  if (typed.trim()) go(searchPath(typed.trim()));
                }}
              >
                <Icon of={Search} className="text-ink-3" />
                <Autocomplete.Input
                  aria-label={t.title}
                  placeholder={t.placeholder}
                  name="q"
                  maxLength={80}
                  enterKeyHint="search"
                  className="min-h-12 min-w-0 flex-1 bg-transparent px-2 text-base outline-none"
                />
                <Dialog.Close aria-label={t.close} className={iconButtonClass}>
                  <Icon of={X} />
                </Dialog.Close>
              </form>
            </search>
            <div className="min-h-0 overflow-y-auto overscroll-contain">
              <Notice typed={typed} suggested={suggested} popular={popular.length > 0} />
              <Autocomplete.List aria-label={t.list} className="p-2 empty:hidden">
                {(choice: Choice) => <SuggestionRow key={pathOf(choice)} choice={choice} onChoose={go} />}
              </Autocomplete.List>
            </div>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Says what the list below is: how many are found, how a word was read, or what to do. */
function Notice({
  typed,
  suggested: { question, answer: found, failed },
  popular,
}: {
  typed: string;
  suggested: Suggested;
  popular: boolean;
}) {
  const t = useTexts('products/search');
  const lang = useLang();
  const text = () => {
    if (typed.trim() === '') return popular ? `${t.hint} ${t.popular}` : t.hint;
    if (failed) return t.failed;
    if (!found || question === null) return '';
    if (found.total === 0)
      return [fill(t.none, { q: question }), t.noneHint, popular && t.popular].filter(Boolean).join(' ');
    if (found.leftOut) return fill(t.leftOut, { words: found.leftOut.map((word) => `“${word}”`).join(', ') });
    if (found.corrected) return fill(t.corrected, { q: found.corrected });
    return plural(t.found, found.total, lang);
  };
  return (
    <p role="status" className="px-4 pt-3 text-sm text-ink-2 empty:hidden">
      {text()}
    </p>
  );
}
