import { ArrowDown, ArrowUp } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { useListUrl } from './use-list-url.ts';

/** One column of a table. On phones a row is a card, and `phone` is the cell's position in it. */
export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligns to the right, for numbers. */
  right?: boolean;
  /**
   * `title`: bold, first line left. `aside`: first line right (a status). `line`: a line of its own. `named`: a line
   * that starts with the column's heading. `foot`: last line left. `act`: last line right. `none`: hidden on phones.
   */
  phone: 'title' | 'aside' | 'line' | 'named' | 'foot' | 'act' | 'none';
  /** Makes the heading a link that sorts: `?sort=price`, then `?sort=-price`. */
  sort?: string;
};

/** Checkboxes of the rows, for bulk changes. With Shift, all rows from the last one changed to this one follow it. */
export type Selection<Row> = {
  keys: ReadonlySet<string>;
  change: (keys: ReadonlySet<string>) => void;
  /** Returns a row's name for screen readers. */
  nameOf: (row: Row) => string;
  /** The id of the bar of the ticked rows. A keyboard jumps there from the head, past all rows. */
  bar?: string;
};

// On phones a row wraps: whatever does not fit beside the title, or beside the foot, gets a line of its own.
const onPhone: Record<Column<never>['phone'], string> = {
  title: 'max-lg:order-1 max-lg:grow max-lg:basis-[55%] max-lg:self-center font-semibold',
  aside: 'max-lg:order-2 max-lg:ml-auto max-lg:self-center max-lg:text-right',
  line: 'max-lg:order-4 max-lg:basis-full',
  named: 'max-lg:order-4 max-lg:basis-full',
  foot: 'max-lg:order-5 max-lg:grow max-lg:self-center max-lg:pt-1.5',
  act: 'max-lg:order-6 max-lg:ml-auto max-lg:pt-1.5 max-lg:empty:hidden',
  none: 'max-lg:hidden!',
};

/** A list as a table with a sticky head. Below 1024 px every row is a card. `label` is the accessible name. */
export function AdminTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  selection,
  current,
  top,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection?: Selection<Row>;
  /** The key of the row that is open beside the list. */
  current?: string | null;
  /** Aligns cells to the top, for rows of several lines. */
  top?: boolean;
}) {
  const last = useRef<string | null>(null);
  function choose(key: string, on: boolean, withRange: boolean): void {
    if (!selection) return;
    const here = rows.map(keyOf);
    const [from, to] = [here.indexOf(last.current ?? key), here.indexOf(key)].sort((a, b) => a - b);
    const range = withRange && from !== undefined && from >= 0 ? here.slice(from, (to ?? from) + 1) : [key];
    const next = new Set(selection.keys);
    for (const one of range)
      if (on) next.add(one);
      else next.delete(one);
    last.current = key;
    selection.change(next);
  }
  return (
    <table aria-label={label} className="w-full border-collapse text-sm lg:-mx-6 lg:w-[calc(100%+3rem)]">
      <thead className="max-lg:sr-only">
        <tr>
          {selection && <SelectAll rows={rows} keyOf={keyOf} selection={selection} />}
          {columns.map((column) => (
            <Head key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-3">
        {rows.map((row) => {
          const key = keyOf(row);
          return (
            <tr
              key={key}
              aria-current={key === current || undefined}
              className={`border-line max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:gap-x-3 max-lg:gap-y-1 max-lg:after:order-3 max-lg:after:basis-full max-lg:after:content-[''] max-lg:rounded-tile max-lg:border max-lg:bg-surface max-lg:p-4 lg:border-b lg:hover:bg-sunken aria-[current=true]:bg-manik-wash ${selection ? 'max-lg:pl-12' : ''}`}
            >
              {selection && <SelectRow row={row} id={key} selection={selection} choose={choose} />}
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={`max-lg:min-w-0 max-lg:break-words lg:h-13.5 lg:px-3 lg:py-2 lg:first:pl-6 lg:last:pr-6 ${top ? 'lg:py-3.5 lg:align-top' : ''} ${onPhone[column.phone]} ${column.right ? 'tabular lg:text-right' : ''}`}
                >
                  {column.phone === 'named' ? (
                    <>
                      <span aria-hidden className="text-ink-3 lg:hidden">{`${column.head}: `}</span>
                      <span>{column.cell(row)}</span>
                    </>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const headLook =
  'sticky top-0 z-10 border-y border-line bg-surface px-3 py-2 text-xs font-normal text-ink-2 first:pl-6 last:pr-6';

function Head<Row>({ column }: { column: Column<Row> }) {
  const url = useListUrl();
  const side = column.right ? 'text-right' : 'text-left';
  const sorted = url.get('sort');
  const { sort } = column;
  if (!sort)
    return (
      <th scope="col" className={`${headLook} ${side}`}>
        {column.head}
      </th>
    );
  const down = sorted === `-${sort}`;
  const up = sorted === sort;
  return (
    <th
      scope="col"
      aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}
      className={`${headLook} ${side}`}
    >
      <Link
        to={url.to({ sort: up ? `-${sort}` : sort })}
        replace
        preventScrollReset
        className="inline-flex items-center gap-1 hover:text-ink hover:underline"
      >
        <span>{column.head}</span>
        {(up || down) && <Icon of={up ? ArrowUp : ArrowDown} small className="size-3.5!" />}
      </Link>
    </th>
  );
}

function SelectAll<Row>({
  rows,
  keyOf,
  selection: { keys, change, bar },
}: {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection: Selection<Row>;
}) {
  const t = useTexts('admin');
  const here = rows.map(keyOf);
  const chosen = here.filter((key) => keys.has(key));
  const all = here.length > 0 && chosen.length === here.length;
  return (
    <th scope="col" className={`${headLook} w-10`}>
      <input
        type="checkbox"
        aria-label={t.selectAll}
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !all;
        }}
        onChange={() => {
          const others = [...keys].filter((key) => !here.includes(key));
          change(new Set(all ? others : [...others, ...here]));
        }}
        className="control-check block"
      />
      {bar && keys.size > 0 && (
        <button
          type="button"
          onClick={() => document.getElementById(bar)?.focus()}
          className="sr-only focus:not-sr-only focus:absolute! focus:top-1! focus:left-12! focus:rounded-control! focus:bg-ink! focus:px-4! focus:py-2! focus:font-semibold! focus:text-ground!"
        >
          {t.toBar}
        </button>
      )}
    </th>
  );
}

function SelectRow<Row>({
  row,
  id,
  selection: { keys, nameOf },
  choose,
}: {
  row: Row;
  id: string;
  selection: Selection<Row>;
  choose: (key: string, on: boolean, withRange: boolean) => void;
}) {
  const t = useTexts('admin');
  return (
    <td className="max-lg:absolute max-lg:top-3.5 max-lg:left-4 lg:w-10 lg:pl-6">
      <input
        type="checkbox"
        aria-label={fill(t.select, { name: nameOf(row) })}
        checked={keys.has(id)}
        onChange={({ target, nativeEvent }) =>
          choose(id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="control-check block"
      />
    </td>
  );
}
