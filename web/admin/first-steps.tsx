import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { SaleState } from '#contract/base/settings/for-sale.ts';
import { api } from '#web/api/client.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Link } from '#web/ui/link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** Loads what the shop must set before it sells: on every admin navigation, and after a change was saved. */
function useSaleState(): SaleState | null {
  const [state, setState] = useState<SaleState | null>(null);
  const { pathname } = useLocation();
  const isIdle = useRevalidator().state === 'idle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads on every navigation.
  useEffect(() => {
    // The page works without the warning, so a failure shows none.
    if (isIdle) api('GET /api/admin/first-steps').then(setState, () => undefined);
  }, [pathname, isIdle]);
  return state;
}

/** Warns on every admin page that the shop does not sell, or soon will not; the dashboard lists what is missing. */
export function FirstSteps() {
  const state = useSaleState();
  const { pathname } = useLocation();
  const t = useTexts('admin').firstSteps;
  const lang = useLang();
  if (!state || state.missing.length === 0) return null;
  const { sells, missing, until } = state;
  const text = sells && until ? fill(t.goesOn, { until: formatDateTime(until, lang) }) : t.stopped;
  const isDashboard = /^\/admin\/?$/.test(pathname);
  return (
    <div className="px-4 pt-4 lg:px-8 print:hidden">
      <Banner tone="warn" action={!isDashboard && <TextLink to="/admin">{t.see}</TextLink>}>
        {text}
      </Banner>
      {isDashboard && (
        <section
          aria-labelledby="first-steps"
          className="mt-4 rounded-tile border border-line bg-surface p-4.5 lg:p-5.5"
        >
          <h2 id="first-steps" className="text-h3">
            {t.title}
          </h2>
          <p className="mt-1 text-sm text-ink-2">{t.intro}</p>
          <ol className="mt-2 grid gap-x-8 lg:grid-cols-2">
            {missing.map(({ step, section, fields }) => (
              <li key={step} className="border-t border-line">
                <Link
                  to={`/admin/settings?section=${section}`}
                  className="grid min-h-11 py-2.5 hover:underline"
                >
                  <b className="font-semibold">{t.steps[step]}</b>
                  <span className="text-sm text-ink-2">
                    {fields.map((field) => t.fields[field as keyof typeof t.fields] ?? field).join(', ')}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
