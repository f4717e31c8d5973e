import { formatNumber } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';

const look =
  '-mb-px flex min-h-12 items-center gap-2 border-b-[2.5px] border-transparent px-3.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-manik-text aria-[current=page]:text-ink';

/**
 * Parts of a list, each with its own address (`?status=Delivered`), with grouped counts (1,00,000). With `atLeast` more were
 * found than counted: 2,000+. Scrolls sideways on phones; with `wraps` they take several lines, for a narrow column.
 */
export function TabLinks({
  label,
  tabs,
  current,
  atLeast = false,
  wraps = false,
}: {
  label: string;
  tabs: readonly { value: string; to: string; text: string; count?: number }[];
  current: string;
  atLeast?: boolean;
  wraps?: boolean;
}) {
  const lang = useLang();
  return (
    <nav
      aria-label={label}
      className={`border-b border-line ${wraps ? '' : 'scrollbar-none overflow-x-auto'}`}
    >
      <ul className={`flex gap-1 ${wraps ? 'flex-wrap' : ''}`}>
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.value === current ? 'page' : undefined}
              className={look}
            >
              <span>{tab.text}</span>
              {tab.count !== undefined && (
                <span className="tabular text-ink-3">{`${formatNumber(tab.count, lang)}${atLeast ? '+' : ''}`}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
