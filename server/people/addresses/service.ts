import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import { addressesAtMost } from '#contract/people/addresses/rules.ts';
import type { ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkAddress } from './check-address.ts';
import {
  type AddressRow,
  deleteAddress,
  firstAddresses,
  insertAddress,
  isSame,
  readAddresses,
  setDefault,
  updateAddress,
} from './store.ts';

export { checkAddress } from './check-address.ts';

/** The saved addresses of users. */
export type AddressesService = ReturnType<typeof createAddresses>;

/** The input of an address. `isDefault` true makes it the default; otherwise the default is unchanged. */
export type TypedAddress = Partial<ShippingAddress> & { isDefault?: boolean };

const present = (row: AddressRow): SavedAddress => ({
  _id: row.id,
  name: row.name,
  phone: row.phone,
  address: row.address,
  city: row.city,
  state: row.state,
  country: row.country,
  pincode: row.pincode,
  landmark: row.landmark,
  isDefault: row.is_default,
});

const lockAddresses = async (tx: Tx, userId: string): Promise<AddressRow[]> => {
  await lockName(tx, `addresses ${userId}`);
  return readAddresses(tx, userId);
};

/** Saves an address unless an equal one exists. Returns its id, or `addresses_full`. */
async function saveIfNew(
  tx: Tx,
  userId: string,
  { address, first, at }: { address: ShippingAddress; first: boolean; at: Date },
): Promise<string | AppError> {
  const saved = await lockAddresses(tx, userId);
  const known = saved.find((row) => isSame(row, address));
  if (!known && saved.length >= addressesAtMost) return appError('addresses_full', { n: addressesAtMost });
  const id = known?.id ?? newId(at);
  if (!known) await insertAddress(tx, { id, userId, address, at });
  if (first || saved.length === 0) await setDefault(tx, userId, id);
  return id;
}

/** Creates the addresses service. Changes of one user's addresses are serialised by a lock. */
export function createAddresses(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings }: { settings: SettingsService },
) {
  const check = async (typed: TypedAddress): Promise<ShippingAddress | AppError> =>
    checkAddress(typed, (await settings.all()).countries);

  const list = async (userId: string): Promise<SavedAddress[]> =>
    (await readAddresses(db, userId)).map(present);

  /** Returns the address after a change. */
  async function presentChanged(userId: string, id: string | AppError): Promise<SavedAddress | AppError> {
    if (id instanceof AppError) return id;
    return (await list(userId)).find((one) => one._id === id) ?? appError('address_not_found');
  }

  return {
    /** Lists a user's addresses: the default first, then the newest. */
    list,

    /** Returns the address on record of each user, by user id: the default, else the newest. */
    async onRecord(tx: Tx, userIds: readonly string[]): Promise<Map<string, ShippingAddress>> {
      const rows = await firstAddresses(tx, userIds);
      return new Map(
        rows.map((row) => {
          const { _id, isDefault: _isDefault, ...address } = present(row);
          return [row.user_id, address];
        }),
      );
    },

    /** Saves an address. */
    async add(userId: string, typed: TypedAddress): Promise<SavedAddress | AppError> {
      const address = await check(typed);
      if (address instanceof AppError) return address;
      const first = typed.isDefault === true;
      return presentChanged(
        userId,
        await transact(db, (tx) => saveIfNew(tx, userId, { address, first, at: now() })),
      );
    },

    /** Updates an address. Others' addresses are not found. */
    async change(userId: string, id: string, typed: TypedAddress): Promise<SavedAddress | AppError> {
      const address = await check(typed);
      if (address instanceof AppError) return address;
      const done = await transact(db, async (tx) => {
        const saved = await lockAddresses(tx, userId);
        if (!saved.some((row) => row.id === id)) return appError('address_not_found');
        await updateAddress(tx, { id, address, at: now() });
        if (typed.isDefault) await setDefault(tx, userId, id);
        return id;
      });
      return presentChanged(userId, done);
    },

    /** Deletes an address. Others' addresses are not found. */
    remove: (userId: string, id: string): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const saved = await lockAddresses(tx, userId);
        const removed = saved.find((row) => row.id === id);
        if (!removed) return appError('address_not_found');
        await deleteAddress(tx, id);
        const next = saved.find((row) => row.id !== id);
        if (removed.is_default && next) await setDefault(tx, userId, next.id);
        return null;
      }),

    /**
     * Saves the address of an order, which `checkAddress` has checked, in the order's transaction. Does nothing at the
     * limit, because an order must not fail for it.
     */
    async save(tx: Tx, userId: string, address: ShippingAddress): Promise<void> {
      await saveIfNew(tx, userId, { address, first: false, at: now() });
    },
  };
}
