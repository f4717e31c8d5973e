import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, X } from 'lucide';
import { useState } from 'react';
import { useAnswer } from '#web/api/use-answer.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { below } from '#web/ui/form/combobox.tsx';
import { useFieldProps } from '#web/ui/form/field.tsx';
import { controlClass } from '#web/ui/form/input.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** A thing that can be picked: its id, its name, and a second line if the name does not say all. */
export type Pick = { id: string; name: string; detail?: string | null };

const debounceMs = 250;

/** Searches while somebody types. `found` is null while it searches; `failed` says that the last search did. */
function useSearch(typed: string, search: (q: string) => Promise<readonly Pick[]>) {
  const q = typed.trim();
  const { question, answer, failed } = useAnswer(q, search, debounceMs);
  return { found: question === q ? (answer ?? []) : null, failed };
}

/**
 * Picks several things by name: type to search, Enter or a tap picks, a chip's button or Backspace removes. Inside a
 * {@link Field}, which gives it its label. `search` returns what matches a text; for an empty text it may return all.
 */
export function Picker({
  label,
  value,
  onChange,
  search,
  readOnly = false,
}: {
  /** The visible label of the field, which names the list of chips. */
  label: string;
  value: readonly Pick[];
  onChange: (value: Pick[]) => void;
  search: (q: string) => Promise<readonly Pick[]>;
  readOnly?: boolean;
}) {
  const t = useTexts('admin').picker;
  const field = useFieldProps();
  const [q, setQ] = useState('');
  const { found, failed } = useSearch(q, search);
  const items = found ?? [];
  const status =
    found === null ? t.searching : failed ? t.failed : q.trim() && items.length === 0 ? t.none : '';
  return (
    <Base.Root
      multiple
      items={items}
      filter={null}
      value={[...value]}
      onValueChange={(next: Pick[]) => {
        onChange(next);
        setQ('');
      }}
      inputValue={q}
      onInputValueChange={setQ}
      itemToStringLabel={(item: Pick) => item.name}
      isItemEqualToValue={(a: Pick, b: Pick) => a.id === b.id}
      autoHighlight
      readOnly={readOnly}
    >
      <Base.Chips
        aria-label={label}
        className={`${controlClass} flex flex-wrap items-center gap-1.5 px-2! py-1.5! focus-within:border-focus focus-within:outline-3 focus-within:outline-focus/32`}
      >
        {value.map((item) => (
          <Base.Chip
            key={item.id}
            className="inline-flex min-h-9 max-w-full items-center gap-1 rounded-pill bg-manik-wash pl-3 text-sm font-medium text-manik-text"
          >
            <span className="min-w-0 wrap-anywhere">{item.name}</span>
            {!readOnly && (
              <Base.ChipRemove
                aria-label={fill(t.remove, { name: item.name })}
                className="grid size-9 shrink-0 place-items-center rounded-pill hover:bg-current/10"
              >
                <Icon of={X} small />
              </Base.ChipRemove>
            )}
          </Base.Chip>
        ))}
        <Base.Input
          {...field}
          autoComplete="off"
          placeholder={value.length === 0 ? t.placeholder : ''}
          className="min-h-9 min-w-[10ch] flex-1 bg-transparent px-1.5 outline-none placeholder:text-ink-3"
        />
      </Base.Chips>
      <Base.Portal>
        <Base.Positioner sideOffset={6} collisionAvoidance={below} className="z-50">
          <Base.Popup className="max-h-[max(12rem,min(22rem,var(--available-height)))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-tile border border-line bg-raised p-1.5 text-ink shadow-2">
            <Base.Status className="px-3 py-2.5 text-ink-2 empty:p-0">{status}</Base.Status>
            <Base.List>
              {(item: Pick) => (
                <Base.Item
                  key={item.id}
                  value={item}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-1.5 data-highlighted:bg-ink/6"
                >
                  <span className="min-w-0">
                    <span className="block wrap-anywhere">{item.name}</span>
                    {item.detail && (
                      <span className="block text-sm wrap-anywhere text-ink-2">{item.detail}</span>
                    )}
                  </span>
                  <Base.ItemIndicator>
                    <Icon of={Check} small className="text-manik-text" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
