import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide';
import { useMemo, useState } from 'react';
import { Icon } from '../icon.tsx';
import { useFieldProps } from './field.tsx';
import { controlClass } from './input.tsx';
import { rankMatches } from './rank-matches.ts';

/** Keeps a list below its input, also where there is little room: the page scrolls. */
export const below = { side: 'none', align: 'shift', fallbackAxisSide: 'none' } as const;

/** A searchable select for long lists: cities, products, anything over 12. Inside a {@link Field}. */
export function Combobox({
  items,
  value,
  onChange,
  onBlur,
  name,
  autoComplete,
  texts,
}: {
  items: readonly string[];
  /** '' while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  autoComplete?: string;
  texts: { empty: string; open: string };
}) {
  const field = useFieldProps();
  const [typed, setTyped] = useState(value);
  // A list that is opened with its choice in the field shows everything, not only the choice.
  const shown = useMemo(() => (typed === value ? items : rankMatches(items, typed)), [items, typed, value]);
  return (
    <Base.Root
      items={items}
      filteredItems={shown}
      value={value || null}
      onValueChange={(next) => onChange(next ?? '')}
      onInputValueChange={setTyped}
      name={name}
    >
      <div className="relative">
        <Base.Input
          {...field}
          onBlur={onBlur}
          autoComplete={autoComplete}
          className={`${controlClass} pr-12`}
        />
        <Base.Trigger
          aria-label={texts.open}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center text-ink-2"
        >
          <Icon of={ChevronDown} small />
        </Base.Trigger>
      </div>
      <Base.Portal>
        {/* Always below: above, it would cover the label and what was entered before. */}
        <Base.Positioner sideOffset={6} collisionAvoidance={below} className="z-50">
          <Base.Popup className="max-h-[max(12rem,min(22rem,var(--available-height)))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-tile border border-line bg-raised p-1.5 text-ink shadow-2">
            <Base.Empty className="px-3 py-2.5 text-ink-3 empty:p-0">{texts.empty}</Base.Empty>
            <Base.List>
              {(item: string) => (
                <Base.Item
                  key={item}
                  value={item}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 data-highlighted:bg-ink/6"
                >
                  <span>{item}</span>
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
