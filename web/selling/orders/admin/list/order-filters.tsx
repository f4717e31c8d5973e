import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { DateFilter, FilterBar, SearchFilter, SelectFilter } from '#web/admin/filters.tsx';
import { useListUrl } from '#web/admin/use-list-url.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The payment states in the URL of the list. */
export const payments = ['Paid', 'Pending', 'Refunded'] as const;
/** The payment methods in the URL of the list. */
export const methods = ['online', 'cod'] as const;
/** The values of the filter by packing in the URL of the list. */
export const packedChoices = ['no', 'yes'] as const;

const more = ['method', 'packed', 'item', 'pin', 'courier', 'tracking'] as const;
const all = ['q', 'payment', 'from', 'to', 'sort', ...more];

const field = 'w-full sm:w-56';

/** The filters and the order of the list of orders. `couriers` are those of earlier orders. */
export function OrderFilters({ couriers }: { couriers: readonly string[] }) {
  const t = useTexts('orders/admin');
  const { filters: words } = useTexts('orders/bulk');
  const url = useListUrl();
  const [opened, setOpened] = useState(false);
  return (
    <FilterBar reset={all}>
      <SearchFilter label={t.search} />
      <DateFilter label={words.from} name="from" />
      <DateFilter label={words.to} name="to" />
      <SelectFilter
        label={t.payment}
        name="payment"
        choices={[
          { value: '', text: t.payments.all },
          ...payments.map((value) => ({ value, text: t.payments[value] })),
        ]}
      />
      <SelectFilter label={words.sort} name="sort" choices={sortChoices(words.sorts)} />
      <details
        className="group open:w-full"
        open={opened || more.some((name) => url.get(name) !== '')}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary className="inline-flex min-h-10 cursor-pointer list-none items-center gap-1 text-sm font-medium text-ink-2 hover:text-ink">
          {words.more}
          <Icon of={ChevronDown} small className="group-open:rotate-180" />
        </summary>
        <div className="mt-1.5 flex flex-wrap items-end gap-x-3 gap-y-2.5">
          <SelectFilter
            label={words.method}
            name="method"
            choices={[
              { value: '', text: words.methods.all },
              ...methods.map((value) => ({ value, text: words.methods[value] })),
            ]}
          />
          <SelectFilter
            label={words.packed}
            name="packed"
            choices={[
              { value: '', text: words.packedChoices.all },
              ...packedChoices.map((value) => ({ value, text: words.packedChoices[value] })),
            ]}
          />
          <SearchFilter label={words.item} name="item" className={field} />
          <SearchFilter label={words.pin} name="pin" className={field} />
          <SearchFilter label={words.tracking} name="tracking" className={field} />
          {couriers.length > 0 && (
            <SelectFilter
              label={words.courier}
              name="courier"
              choices={[
                { value: '', text: words.anyCourier },
                ...couriers.map((value) => ({ value, text: value })),
              ]}
            />
          )}
        </div>
      </details>
    </FilterBar>
  );
}

/** Returns the choices of the order by their value in the URL. Headings of the table write the same values. */
const sortChoices = (words: Record<'newest' | 'placed' | 'highest' | 'lowest' | 'waiting', string>) => [
  { value: '', text: words.newest },
  { value: 'placed', text: words.placed },
  { value: '-total', text: words.highest },
  { value: 'total', text: words.lowest },
  { value: 'waiting', text: words.waiting },
];
