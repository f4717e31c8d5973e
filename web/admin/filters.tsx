import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { noonOf } from '#contract/core/india-time.ts';
import { isComposing } from '#web/forms/composition.ts';
import { pasteIntoBox } from '#web/forms/paste-moment.ts';
import { formatDate } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { controlClass, SearchInput } from '#web/ui/form/input.tsx';
import { useListUrl } from './use-list-url.ts';

const DEBOUNCE_MS = 300;
const small = 'min-h-10! py-1! text-sm';
// Two per row on phones.
const place = 'block min-w-0 max-sm:grow max-sm:basis-[calc(50%-.375rem)]';

/** The filters above a list; the URL holds their values. `reset` names the parameters that the reset link removes. */
export function FilterBar({ reset = [], children }: { reset?: readonly string[]; children: ReactNode }) {
  const t = useTexts('admin');
  const url = useListUrl();
  const set = reset.some((name) => url.get(name) !== '');
  return (
    <search aria-label={t.filters} className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-2.5">
      {children}
      {set && (
        <LinkButton
          kind="ghost"
          size="small"
          preventScrollReset
          to={url.to(Object.fromEntries(reset.map((name) => [name, ''])))}
        >
          {t.reset}
        </LinkButton>
      )}
    </search>
  );
}

/** Searches while the user types, a moment after the last key. Enter searches at once. `className` gives its width. */
export function SearchFilter({
  label,
  name = 'q',
  className = 'w-full sm:w-72',
}: {
  label: string;
  name?: string;
  className?: string;
}) {
  const url = useListUrl();
  const urlValue = url.get(name);
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const followed = useRef(urlValue);
  // The input belongs to the user. It follows the URL only when the search changes elsewhere (back, Reset).
  useEffect(() => {
    if (followed.current === urlValue) return;
    followed.current = urlValue;
    if (box.current && box.current !== document.activeElement) box.current.value = urlValue;
  }, [urlValue]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const current = useRef(url);
  current.current = url;
  const ask = () => {
    clearTimeout(timer.current);
    const value = box.current?.value.trim() ?? '';
    if (value !== current.current.get(name)) current.current.go({ [name]: value });
  };
  return (
    <SearchInput
      ref={box}
      label={label}
      defaultValue={urlValue}
      maxLength={80}
      autoComplete="off"
      enterKeyHint="search"
      className={`${className} [&_input]:min-h-10 [&_input]:py-1 [&_input]:text-sm`}
      onInput={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(ask, DEBOUNCE_MS);
      }}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && ask()}
    />
  );
}

/** A select. Its first option has the empty value and means all. */
export function SelectFilter({
  label,
  name,
  choices,
}: {
  label: string;
  name: string;
  choices: readonly { value: string; text: string }[];
}) {
  const url = useListUrl();
  return (
    <label className={place}>
      <span className="mb-1 block text-xs text-ink-3">{label}</span>
      <select
        value={url.get(name)}
        onChange={(event) => url.go({ [name]: event.target.value })}
        className={`${controlClass} control-select ${small} pr-10! sm:w-auto`}
      >
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * A date filter (YYYY-MM-DD, IST). It shows `day`, or what the URL has, and repeats it in words: each browser writes
 * dates in its own order.
 */
export function DateFilter({ label, name, day }: { label: string; name: string; day?: string }) {
  const url = useListUrl();
  const lang = useLang();
  const shown = day ?? url.get(name);
  const noon = noonOf(shown);
  const chosen = Number.isNaN(noon.getTime()) ? '' : formatDate(noon, lang);
  // A date is complete only when its last part is; half-typed dates are empty.
  const choose = (event: ChangeEvent<HTMLInputElement>) =>
    (event.target.value || url.get(name)) && url.go({ [name]: event.target.value });
  return (
    <label className={place}>
      <span className="mb-1 block text-xs text-ink-3">
        <span>{label}</span>
        {chosen && <span className="tabular font-medium text-ink-2">{` ${chosen}`}</span>}
      </span>
      <input
        type="date"
        key={shown}
        defaultValue={shown}
        onChange={choose}
        onPaste={pasteIntoBox(choose)}
        className={`${controlClass} ${small} sm:w-40`}
      />
    </label>
  );
}
