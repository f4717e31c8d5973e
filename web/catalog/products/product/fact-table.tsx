import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { textLinkClass } from '#web/ui/text-link.tsx';
import type { PageFacts } from './page-facts.ts';

/** Rows that are shown before "All details". */
const FIRST = 6;

type Rows = PageFacts['rows'];

/**
 * Shows what is known of a product, in two columns: the first rows, and the others behind "All details". The weight is that of
 * the chosen variant.
 */
export function FactTable({ facts, variantId }: { facts: PageFacts; variantId: string | null }) {
  const t = useTexts('products/product');
  const lang = useLang();
  const rows = [...(facts.ofVariant[variantId ?? ''] ?? []), ...facts.rows];
  // A single extra row needs no button. What was done to a stone is never behind one.
  const isFirst = ({ name }: Rows[number], i: number) =>
    rows.length <= FIRST + 1 || i < FIRST || name === 'treatment';
  const first = rows.filter(isFirst);
  const rest = rows.filter((row, i) => !isFirst(row, i));
  return (
    <>
      <Table rows={first} />
      {rest.length > 0 && (
        <details className="group/rest border-t border-line">
          <summary
            className={`${textLinkClass} flex min-h-11 w-fit cursor-pointer list-none items-center group-open/rest:hidden [&::-webkit-details-marker]:hidden`}
          >
            {plural(t.allFacts, rows.length, lang)}
          </summary>
          <Table rows={rest} />
        </details>
      )}
    </>
  );
}

const Table = ({ rows }: { rows: Rows }) => (
  <table className="w-full border-collapse text-left">
    <tbody>
      {rows.map(({ name, label, text, unknown }) => (
        <tr key={name} className="border-t border-line align-baseline first:border-t-0">
          <th scope="row" className="w-2/5 py-2 pr-4 font-normal text-ink-2">
            {label}
          </th>
          <td className={`tabular py-2 ${unknown ? 'text-ink-3' : ''}`}>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
