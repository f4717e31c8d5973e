import { drawEmblem } from '#art/index.ts';
import { personId } from '#seed/import.ts';
import { FIXED } from '#seed/people.ts';
import { energisedBy } from '#seed/shop-people.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Shop } from '../shop.ts';
import type { Storage } from '../storage/storage.ts';

/** The price of an energisation in the demo shop, in rupees. */
const price = 501;

/** Offers energisation in the demo shop: who does it, and the service with its drawing. */
export async function offerEnergisation(
  tx: Tx,
  { settings, energisation }: Shop['services'],
  storage: Storage,
): Promise<void> {
  const by = personId(FIXED.admin);
  const { energisation: before } = await settings.all(tx);
  await settings.set(tx, { key: 'energisation', value: { ...before, people: [...energisedBy] }, by });
  const drawing = storage.url(await storage.put(drawEmblem({ kind: 'diya' }, { idPrefix: 'e' }), 'svg'));
  await energisation.admin.offerIn(tx, { price, images: [drawing] }, by);
}
