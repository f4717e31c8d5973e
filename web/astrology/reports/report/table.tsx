import type { ReactNode } from 'react';

/** A column: its heading, whether its values are right-aligned, and whether it needs a wide screen. */
export type Column = { text: string; right?: boolean; wide?: boolean };

const edge = (column: Column): string =>
  `${column.right ? 'text-right' : 'text-left'} ${column.wide ? 'max-md:hidden print:table-cell' : ''}`;

/** Shows a table of the report. Columns marked `wide` are hidden on phones. The table scrolls in its own box. */
export function ReportTable({
  caption,
  columns,
  rows,
}: {
  /** The table's name for screen readers; the visible heading says the same. */
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}) {
  return (
    <div className="-mx-2 overflow-x-auto print:overflow-visible">
      <table className="tabular w-full border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.text}
                scope="col"
                className={`border-b border-line px-2 py-2.5 text-sm font-medium whitespace-nowrap text-ink-3 ${edge(column)}`}
              >
                {column.text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-b border-line last:border-0">
              {cells.map((cell, i) => {
                const column = columns[i] as Column;
                const look = `px-2 py-2.75 align-baseline ${edge(column)}`;
                return i === 0 ? (
                  <th key={column.text} scope="row" className={`${look} font-semibold`}>
                    {cell}
                  </th>
                ) : (
                  <td key={column.text} className={look}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
