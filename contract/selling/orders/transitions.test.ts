import { expect, test } from 'vitest';
import { orderStatuses, paymentStatuses } from './statuses.ts';
import { findTransition, needsOfStaff } from './transitions.ts';

const changes = orderStatuses.flatMap((from) =>
  orderStatuses
    .filter((to) => to !== from)
    .flatMap((to) => paymentStatuses.map((payment) => ({ from, to, payment }))),
);

test('staff may set any other status but of a cancelled order, which stays cancelled', () => {
  const refused = changes.filter((change) => needsOfStaff(change) === null);
  expect(refused).toEqual(changes.filter(({ from }) => from === 'Cancelled'));
});

test('what can refund needs the permission to refund and fresh proof', () => {
  const backward = changes.filter(
    ({ from, to, payment }) =>
      from !== 'Cancelled' &&
      (to === 'Cancelled' ||
        (['Paid', 'Refunded'].includes(payment) &&
          from === 'Delivered' &&
          orderStatuses.indexOf(to) < orderStatuses.indexOf(from))),
  );
  expect(backward.length).toBeGreaterThan(0);
  for (const change of backward)
    expect({ change, needs: needsOfStaff(change) }).toEqual({
      change,
      needs: { permission: 'orders.refund', fresh: true },
    });
});

test('a buyer changes nothing but cancels, and only what never left the shop', () => {
  const allowed = changes.flatMap((change) =>
    [false, true].flatMap((left) =>
      findTransition({ ...change, by: 'buyer', left }) ? [{ ...change, left }] : [],
    ),
  );
  expect(new Set(allowed.map(({ to }) => to))).toEqual(new Set(['Cancelled']));
  expect(new Set(allowed.map(({ from }) => from))).toEqual(new Set(['Pending', 'Processing']));
  expect(allowed.filter(({ left }) => left)).toEqual([]);
});
