import type { InputOf } from '#contract/core/client.ts';
import type { OrderSort } from '#contract/selling/orders/rules.ts';
import { orderStatuses } from '#contract/selling/orders/statuses.ts';
import { methods, packedChoices, payments } from './order-filters.tsx';

/** The filter of the list as the API takes it. */
export type ListFilter = Omit<
  NonNullable<InputOf<'GET /api/admin/orders'>['query']>,
  'sort' | 'limit' | 'offset'
>;

const sorts: Record<string, OrderSort> = {
  placed: 'oldest',
  '-placed': 'newest',
  total: 'lowest',
  '-total': 'highest',
  waiting: 'waiting',
};
const oneOf = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);
const isDay = (given: string | null) => /^2[01]\d\d-\d\d-\d\d$/.test(given ?? '') && given;

/** Reads the filter and the order of the list from its address. What the list does not know is left out. */
export function listQuery(search: URLSearchParams): { filter: ListFilter; sort: OrderSort } {
  const text = (name: string, max: number) => search.get(name)?.trim().slice(0, max) ?? '';
  const found = {
    q: text('q', 100),
    status: oneOf(orderStatuses, search.get('status')),
    payment: oneOf(payments, search.get('payment')),
    method: oneOf(methods, search.get('method')),
    packed: oneOf(packedChoices, search.get('packed')),
    from: isDay(search.get('from')),
    to: isDay(search.get('to')),
    item: text('item', 80),
    pin: text('pin', 20).replace(/\D/g, '').slice(0, 6),
    courier: text('courier', 80),
    tracking: text('tracking', 60),
  };
  const filter = Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as ListFilter;
  return { filter, sort: sorts[search.get('sort') ?? ''] ?? 'newest' };
}
