import { choiceName } from '#contract/catalog/products/choice-names.ts';
import type { PickLine } from '#contract/selling/orders/bulk.ts';
import { AdminTable, type Column, type Selection } from '#web/admin/admin-table.tsx';
import { fill, formatNumber } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Link } from '#web/ui/link.tsx';

/** Returns the name of a line in the reader's language, with its variant or size. */
function useLineName(): (line: PickLine) => { name: string; choice: string } {
  const lang = useLang();
  return ({ name, nameHi, choice }) => ({
    name: (lang === 'hi' && nameHi) || name,
    choice: choice ? choiceName(choice, lang) : '',
  });
}

/** Returns the name of a category in the reader's language. */
function useCategoryName(): (category: string) => string {
  const names: Record<string, string> = useTexts('products').categories;
  return (category) => names[category] ?? category;
}

/** Returns the column of the shelf or the code. On phones its heading stands before it, where there is one. */
const placeColumn = (key: 'shelf' | 'code', head: string): Column<PickLine> => ({
  key,
  head,
  phone: 'line',
  cell: ({ [key]: place }) =>
    place && (
      <>
        <span className="text-ink-3 lg:hidden">{`${head}: `}</span>
        <span className={key === 'shelf' ? 'font-semibold' : ''}>{place}</span>
      </>
    ),
});

/** Lists the pieces to fetch on the screen, with a tick for each line. */
export function PickTable({
  lines,
  ticks,
}: {
  lines: readonly PickLine[];
  ticks: Omit<Selection<PickLine>, 'nameOf'>;
}) {
  const t = useTexts('orders/bulk').pick;
  const lang = useLang();
  const nameOf = useLineName();
  const categoryOf = useCategoryName();
  const hasShelf = lines.some(({ shelf }) => shelf !== null);
  const hasCode = lines.some(({ code }) => code !== null);
  const columns: Column<PickLine>[] = [
    ...(hasShelf ? [placeColumn('shelf', t.columns.shelf)] : []),
    {
      key: 'item',
      head: t.columns.item,
      phone: 'title',
      cell: (line) => {
        const { name, choice } = nameOf(line);
        return (
          <span
            className={`flex items-center gap-3 ${ticks.keys.has(line.skuId) ? 'text-ink-3 line-through' : ''}`}
          >
            {line.picture && <ArtTile src={line.picture} alt="" className="w-10 shrink-0 rounded-[.5rem]!" />}
            <span className="min-w-0">
              <span>{name}</span>
              {choice && <span className="block font-normal text-ink-2">{choice}</span>}
              {line.customised && <span className="block font-normal text-gomed">{t.customised}</span>}
            </span>
          </span>
        );
      },
    },
    {
      key: 'quantity',
      head: t.columns.quantity,
      phone: 'aside',
      right: true,
      cell: ({ quantity }) => <span className="text-h3">{formatNumber(quantity, lang)}</span>,
    },
    ...(hasCode ? [placeColumn('code', t.columns.code)] : []),
    {
      key: 'category',
      head: t.columns.category,
      phone: 'none',
      cell: ({ category }) => <span className="text-ink-2">{categoryOf(category)}</span>,
    },
    { key: 'orders', head: t.columns.orders, phone: 'line', cell: (line) => <Orders line={line} /> },
  ];
  return (
    <AdminTable
      label={t.list}
      columns={columns}
      rows={lines}
      keyOf={({ skuId }) => skuId}
      selection={{
        ...ticks,
        nameOf: (line) => {
          const { name, choice } = nameOf(line);
          return choice ? `${name}, ${choice}` : name;
        },
      }}
    />
  );
}

function Orders({ line }: { line: PickLine }) {
  const t = useTexts('orders/bulk').pick;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {line.orders.map(({ _id, orderNumber, quantity }) => (
        <Link key={_id} to={`/admin/orders/${_id}`} className="whitespace-nowrap hover:underline">
          {quantity > 1 ? fill(t.of, { number: orderNumber, n: quantity }) : orderNumber}
        </Link>
      ))}
    </span>
  );
}

/** The pick list on paper: a plain table with empty boxes. Seen only in print. */
export function PickPaper({ lines, at }: { lines: readonly PickLine[]; at: string }) {
  const t = useTexts('orders/bulk').pick;
  const nameOf = useLineName();
  const hasShelf = lines.some(({ shelf }) => shelf !== null);
  const cell = 'border-b border-line-strong py-1 pr-2 text-left align-top';
  return (
    <div className="hidden print:block">
      <p>{fill(t.printed, { at })}</p>
      <table className="mt-2 w-full border-collapse">
        <thead>
          <tr>
            <th className={`${cell} w-6`} />
            {hasShelf && <th className={cell}>{t.columns.shelf}</th>}
            <th className={cell}>{t.columns.item}</th>
            <th className={cell}>{t.columns.code}</th>
            <th className={`${cell} text-right`}>{t.columns.quantity}</th>
            <th className={cell}>{t.columns.orders}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const { name, choice } = nameOf(line);
            return (
              <tr key={line.skuId} className="break-inside-avoid">
                <td className={cell}>
                  <span aria-hidden className="inline-block size-3.5 border border-ink" />
                </td>
                {hasShelf && <td className={`${cell} font-semibold`}>{line.shelf}</td>}
                <td className={cell}>
                  <span className="font-semibold">{name}</span>
                  <span>{` ${choice}${line.customised ? ` (${t.customised})` : ''}`}</span>
                </td>
                <td translate="no" className={cell}>
                  {line.code}
                </td>
                <td className={`${cell} pr-4 text-right text-lg font-semibold`}>{line.quantity}</td>
                <td className={cell}>
                  {line.orders
                    .map(({ orderNumber, quantity }) =>
                      quantity > 1 ? fill(t.of, { number: orderNumber, n: quantity }) : orderNumber,
                    )
                    .join(', ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
