import { Link } from '#web/ui/link.tsx';

const look =
  '-mb-px flex min-h-12 items-center gap-2 border-b-[2.5px] border-transparent px-3.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-manik-text aria-[current=page]:text-ink';

/** Parts of a list, each with its own address (`?status=Delivered`), with counts. Scrolls sideways on phones. */
export function TabLinks({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly { value: string; to: string; text: string; count?: number | string }[];
  current: string;
}) {
  return (
    <nav aria-label={label} className="scrollbar-none overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.value === current ? 'page' : undefined}
              className={look}
            >
              {tab.text}
              {tab.count !== undefined && <span className="tabular text-ink-3">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
