import type { ReactNode } from 'react';
import type { PlaceData } from '#contract/astrology/reports/data.ts';
import { usePrinting } from '../report/use-printing.ts';

/** A column: its heading, and whether its values are figures at the right edge. */
export type WideColumn = { text: string; right?: boolean };

/** Joins a degree and a sign with a space that does not break: 5°44′ Simha. */
export const placeText = ({ degree_text, sign }: PlaceData): string => `${degree_text}\u00a0${sign.name}`;

/** Shows a table of many columns. On phones it scrolls sideways in its own region. The first column names the row. */
export function WideTable({
  caption,
  columns,
  rows,
}: {
  /** The table's name for screen readers; the visible heading says the same. */
  caption: string;
  columns: readonly WideColumn[];
  rows: readonly { key: string; cells: readonly ReactNode[]; now?: boolean }[];
}) {
  const edge = (i: number) => (columns[i]?.right ? 'text-right' : 'text-left');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <section aria-label={caption} tabIndex={0} className="mt-1 overflow-x-auto print:overflow-visible">
      <table className="tabular w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-ink-3">
            {columns.map((column, i) => (
              <th
                key={column.text}
                scope="col"
                className={`py-2 pr-3 align-bottom font-medium last:pr-0 ${edge(i)}`}
              >
                {column.text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, now }) => (
            <tr
              key={key}
              className={`border-b border-line last:border-0 ${now ? 'font-semibold text-manik-text' : ''}`}
            >
              {cells.map((cell, i) => {
                const look = `py-2 pr-3 align-baseline last:pr-0 ${edge(i)}`;
                return i === 0 ? (
                  <th key={columns[i]?.text} scope="row" className={`${look} font-semibold`}>
                    {cell}
                  </th>
                ) : (
                  <td key={columns[i]?.text} className={look}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Shows a part that is closed at first, and open in print. */
export function More({ title, children }: { title: string; children: ReactNode }) {
  const printing = usePrinting();
  return (
    <details className="border-b border-line last:border-0" open={printing || undefined}>
      <summary className="min-h-12 cursor-pointer content-center py-2 font-semibold">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
