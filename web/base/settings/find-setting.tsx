import { useEffect, useRef, useState } from 'react';
import { findSettings } from '#web/base/settings/shared/search.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { SearchInput } from '#web/ui/form/input.tsx';
import { Link } from '#web/ui/link.tsx';

/** Finds a setting by its words. Its results are links to the field. */
export function FindSetting() {
  const words = useTexts('settings');
  const t = words.find;
  const lang = useLang();
  const [typed, setTyped] = useState('');
  const found = findSettings(words, typed);
  return (
    <search className="mb-4 block max-w-180 lg:mb-5">
      <SearchInput
        label={t.label}
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        className="[&_input]:min-h-10 [&_input]:py-1 [&_input]:text-sm"
      />
      <p role="status" className="mt-1.5 text-sm text-ink-3 empty:hidden">
        {typed.trim().length > 2 && (found.length > 0 ? plural(t.found, found.length, lang) : t.none)}
      </p>
      {found.length > 0 && (
        <ul aria-label={t.results} className="mt-1 rounded-tile border border-line p-1.5">
          {found.map(({ to, label, name }) => (
            <li key={to}>
              <Link
                to={to}
                preventScrollReset
                onClick={() => setTyped('')}
                className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-control px-3 py-1 text-sm hover:bg-ink/6"
              >
                <span className="font-medium">{label}</span>
                {name !== label && <span className="text-ink-3">{name}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

/**
 * Brings the field that the address names into view, and focuses its first control. `visit` changes with each navigation,
 * so that the same field can be found twice.
 */
export function useFocusedField(field: string | null, visit: string) {
  const form = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second visit focuses again.
  useEffect(() => {
    if (!field) return;
    // In the next frame: after a navigation the main landmark takes the focus first.
    const frame = requestAnimationFrame(() => {
      const place = form.current?.querySelector<HTMLElement>(`[data-setting="${CSS.escape(field)}"]`);
      place?.scrollIntoView({ block: 'center' });
      place?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [field, visit]);
  return form;
}
