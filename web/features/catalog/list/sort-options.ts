import { type SortOrder, sortOrders } from '#contract/core/rules.ts';
import type { AllTexts } from '#web/texts/index.ts';
import type { ListState } from './list-state.ts';

/** Returns the sort orders with their labels. The first is the default. */
export const sortOptions = (
  t: AllTexts['catalog/list'],
  list: ListState,
): { value: SortOrder | null; text: string }[] => [
  { value: null, text: list.q ? t.sorts.match : t.sorts.newest },
  ...sortOrders.map((value) => ({ value, text: t.sorts[value] })),
];
