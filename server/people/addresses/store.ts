import type { Selectable } from 'kysely';
import { addressFields } from '#contract/people/addresses/rules.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import type { Addresses } from '../../schema/tables.gen.ts';

/** A row of `addresses`. */
export type AddressRow = Selectable<Addresses>;

/** Lists the addresses of a user: the default first, then the newest. */
export const readAddresses = (db: Reader, userId: string): Promise<AddressRow[]> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Lists one address per user: the default, else the newest. Users without an address are absent. */
export const firstAddresses = (db: Reader, userIds: readonly string[]): Promise<AddressRow[]> =>
  db
    .selectFrom('addresses')
    .distinctOn('user_id')
    .selectAll()
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Returns whether a row has the same fields as an address. */
export const isSame = (row: AddressRow, address: ShippingAddress): boolean =>
  addressFields.every((field) => row[field] === address[field]);

/** Inserts an address. */
export async function insertAddress(
  tx: Tx,
  { id, userId, address, at }: { id: string; userId: string; address: ShippingAddress; at: Date },
): Promise<void> {
  await tx
    .insertInto('addresses')
    .values({ id, user_id: userId, ...address, created_at: at, updated_at: at })
    .execute();
}

/** Updates an address. */
export async function updateAddress(
  tx: Tx,
  { id, address, at }: { id: string; address: ShippingAddress; at: Date },
): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ ...address, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Makes one address of a user the only default. */
export async function setDefault(tx: Tx, userId: string, id: string): Promise<void> {
  // Clears the old default first, so that there are never two.
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('id', '!=', id)
    .execute();
  await tx.updateTable('addresses').set({ is_default: true }).where('id', '=', id).execute();
}

/** Deletes an address. */
export async function deleteAddress(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('addresses').where('id', '=', id).execute();
}
