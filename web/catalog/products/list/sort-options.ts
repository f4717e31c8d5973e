import { type ListOrder, listOrders } from '#contract/core/rules.ts';
import type { Messages } from '#languages/messages.gen.ts';
import type { ListState } from './list-state.ts';

/** Returns the orders with their labels. The first is the default: the best match of a search, else recommended. */
export function sortOptions(
  t: Messages['products/list'],
  list: ListState,
): { value: ListOrder | null; text: string }[] {
  const others = list.q ? listOrders : listOrders.filter((value) => value !== 'recommended');
  return [
    { value: null, text: list.q ? t.sorts.match : t.sorts.recommended },
    ...others.map((value) => ({ value, text: t.sorts[value] })),
  ];
}
