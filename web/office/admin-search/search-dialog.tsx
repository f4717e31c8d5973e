import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Answered } from '#web/api/use-answer.ts';
import { fill, plural } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { MoreTexts, pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { type Choice, type ChoiceGroup, groupChoices } from './choices.ts';
import { choiceIcons } from './icons.ts';
import { rememberRecent } from './recent.ts';
import { useChoices } from './use-choices.ts';

const dialogTexts = () => loadTexts(pageLang(), ['admin-search', 'settings', 'orders', 'tickets']);
type Texts = Awaited<ReturnType<typeof dialogTexts>>;

/** The search of the whole admin, over the page. Loads its texts when it opens for the first time. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { failed } = useTexts('admin-search').search;
  const [texts, setTexts] = useState<Texts | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useEffect(() => {
    dialogTexts().then(setTexts, () => {
      toast.problem(failed);
      onClose();
    });
  }, []);
  return (
    texts && (
      <MoreTexts texts={texts}>
        <Box onClose={onClose} />
      </MoreTexts>
    )
  );
}

function Box({ onClose }: { onClose: () => void }) {
  const t = useTexts('admin-search').search;
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { choices, asked } = useChoices(typed);
  // The page that is opened has the focus, such as the field of a setting; without one it goes back.
  const hasLeft = useRef(false);
  const open = (choice: Choice, event: MouseEvent) => {
    rememberRecent(choice);
    if (event.metaKey || event.ctrlKey) return void window.open(choice.to, '_blank', 'noopener');
    hasLeft.current = true;
    onClose();
    void navigate(choice.to);
  };
  return (
    <Dialog.Root open onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-(--nr-scrim) transition-opacity duration-(--nr-fast) data-starting-style:opacity-0" />
        <Dialog.Popup
          finalFocus={() => !hasLeft.current}
          className="fixed inset-x-0 top-0 z-50 flex h-dvh flex-col bg-surface text-ink shadow-3 sm:top-[8vh] sm:left-1/2 sm:h-[min(38rem,80vh)] sm:w-[min(44rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:rounded-panel"
        >
          <Dialog.Title className="sr-only">{t.title}</Dialog.Title>
          <Autocomplete.Root
            inline
            open
            mode="none"
            autoHighlight="always"
            items={groupChoices(choices)}
            itemToStringValue={() => typed}
            value={typed}
            onValueChange={(next, { reason }) => {
              if (reason === 'input-change' || reason === 'input-clear') setTyped(next);
            }}
          >
            <search className="flex items-center gap-1 border-b border-line py-2 pr-2 pl-4">
              <Icon of={Search} className="text-ink-3" />
              <Autocomplete.Input
                aria-label={t.title}
                placeholder={t.placeholder}
                maxLength={80}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="go"
                className="min-h-12 min-w-0 flex-1 bg-transparent px-2 text-base outline-none placeholder:text-ink-3"
              />
              <Dialog.Close aria-label={t.close} className={iconButtonClass}>
                <Icon of={X} />
              </Dialog.Close>
            </search>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
              <Notice typed={typed} count={choices.length} asked={asked} />
              <Autocomplete.List aria-label={t.results} className="p-2 empty:hidden">
                {(group: { value: ChoiceGroup; items: Choice[] }) => (
                  <Autocomplete.Group key={group.value} items={group.items} className="mb-1.5">
                    <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-ink-3">
                      {t.groups[group.value]}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(choice: Choice) => (
                        <Row key={`${choice.group} ${choice.to}`} choice={choice} onOpen={open} />
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </div>
            <p className="border-t border-line px-4 py-2 text-xs text-ink-3 max-sm:hidden">{t.keys}</p>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Row({ choice, onOpen }: { choice: Choice; onOpen: (choice: Choice, event: MouseEvent) => void }) {
  return (
    <Autocomplete.Item
      value={choice}
      onClick={(event) => onOpen(choice, event)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5 data-highlighted:bg-ink/6"
    >
      <Icon of={choiceIcons[choice.kind]} small className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 sm:flex sm:items-baseline sm:gap-3">
        <span className="block min-w-0 truncate font-medium">{choice.title}</span>
        {choice.note && <span className="block min-w-0 truncate text-sm text-ink-2">{choice.note}</span>}
      </span>
      {choice.aside && (
        <span className="tabular shrink-0 text-right text-sm text-ink-3 max-sm:max-w-28">{choice.aside}</span>
      )}
    </Autocomplete.Item>
  );
}

/** Says how many rows there are, or that there are none. */
function Notice({
  typed,
  count,
  asked: { question, answer: found, failed },
}: {
  typed: string;
  count: number;
  asked: Answered<unknown>;
}) {
  const t = useTexts('admin-search').search;
  const lang = useLang();
  const text = () => {
    if (typed.trim() === '') return t.hint;
    if (failed) return t.failed;
    if (!found || question === null) return '';
    return count === 0 ? fill(t.none, { q: question }) : plural(t.found, count, lang);
  };
  return (
    <p role="status" className="px-4.5 pt-3 text-sm text-ink-2 empty:hidden">
      {text()}
    </p>
  );
}
