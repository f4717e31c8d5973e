import type { AdminEnergisation } from '#contract/selling/energisation/admin.ts';
import type { Energisation } from '#contract/selling/energisation/endpoints.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { FullEnergisation } from './store.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Formats an energisation for its buyer. */
export const presentEnergisation = (row: FullEnergisation): Energisation => ({
  _id: row.id,
  itemId: row.item_id,
  status: row.status,
  details: { name: row.name, gotra: row.gotra, intention: row.intention },
  askedAt: row.asked_at.toISOString(),
  plannedAt: instant(row.planned_at),
  muhurat: row.muhurat,
  person: row.person === null ? null : { en: row.person, hi: row.person_hi ?? row.person },
  doneAt: instant(row.done_at),
  note: row.note,
  photos: row.photos.map((photoId) => `/api/energisation/${row.id}/photos/${photoId}`),
  calledOffAt: instant(row.called_off_at),
  reason: row.reason,
});

/** Formats an energisation for admins. */
export const presentForAdmin = (row: FullEnergisation): AdminEnergisation => ({
  ...presentEnergisation(row),
  orderId: row.order_id,
  orderNumber: formatOrderNumber(row.order_number),
  buyer: row.buyer,
  thing: row.snapshot.name,
  thingHi: row.snapshot.nameHi,
  quantity: row.quantity,
  money:
    row.payment_method === 'online' ? 'gateway' : row.payment_status === 'Pending' ? 'unpaid' : 'by_hand',
});
