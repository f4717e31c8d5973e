import type { PageFacts } from './page-facts.ts';

/** Shows what is known of a product, in two columns. The weight is that of the chosen variant. */
export function FactTable({ facts, variantId }: { facts: PageFacts; variantId: string | null }) {
  const rows = [...(facts.ofVariant[variantId ?? ''] ?? []), ...facts.rows];
  return (
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
}
