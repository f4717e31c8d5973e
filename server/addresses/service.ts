import type { SavedAddress } from '#contract/addresses/endpoints.ts';
import { addressesAtMost } from '#contract/addresses/rules.ts';
import type { ShippingAddress } from '#contract/orders/endpoints.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { newId } from '../platform/core/id.ts';
import { checkAddress } from '../platform/core/shipping-address.ts';
import { type Tx, transact } from '../platform/database/database.ts';
import { lockName } from '../platform/database/lock.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
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

/** The addresses people keep for their orders. */
export type AddressesService = ReturnType<typeof createAddresses>;

/** What a person types; `isDefault` true makes it the default, false and absent leave the default where it is. */
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

/** Makes the addresses service. All changes of one person's addresses happen one after the other. */
export function createAddresses(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings }: { settings: SettingsService },
) {
  const check = async (typed: TypedAddress): Promise<ShippingAddress | AppError> =>
    checkAddress(typed, (await settings.all()).countries);

  const lockOf = async (tx: Tx, userId: string): Promise<AddressRow[]> => {
    await lockName(tx, `addresses ${userId}`);
    return readAddresses(tx, userId);
  };

  /** The id of the kept address that is this one, after keeping it if it was not; a fault when there is no room. */
  async function keep(
    tx: Tx,
    userId: string,
    { address, first }: { address: ShippingAddress; first: boolean },
  ): Promise<string | AppError> {
    const kept = await lockOf(tx, userId);
    const known = kept.find((row) => isSame(row, address));
    if (!known && kept.length >= addressesAtMost) return appError('addresses_full', { n: addressesAtMost });
    const id = known?.id ?? newId(now());
    if (!known) await insertAddress(tx, { id, userId, address, at: now() });
    if (first || kept.length === 0) await setDefault(tx, userId, id);
    return id;
  }

  const list = async (userId: string): Promise<SavedAddress[]> =>
    (await readAddresses(db, userId)).map(present);

  /** The address after a change. */
  async function changed(userId: string, id: string | AppError): Promise<SavedAddress | AppError> {
    if (id instanceof AppError) return id;
    return (await list(userId)).find((one) => one._id === id) ?? appError('address_not_found');
  }

  return {
    /** A person's addresses: the default first, then the newest. */
    list,

    /** Of these people the address on record, by user id: the default, else the newest. */
    async onRecord(tx: Tx, userIds: readonly string[]): Promise<Map<string, ShippingAddress>> {
      const rows = await firstAddresses(tx, userIds);
      return new Map(
        rows.map((row) => {
          const { _id, isDefault: _isDefault, ...address } = present(row);
          return [row.user_id, address];
        }),
      );
    },

    /** Keeps an address a person typed. */
    async add(userId: string, typed: TypedAddress): Promise<SavedAddress | AppError> {
      const address = await check(typed);
      if (address instanceof AppError) return address;
      const first = typed.isDefault === true;
      return changed(userId, await transact(db, (tx) => keep(tx, userId, { address, first })));
    },

    /** Writes an address over. Another's is not found. */
    async change(userId: string, id: string, typed: TypedAddress): Promise<SavedAddress | AppError> {
      const address = await check(typed);
      if (address instanceof AppError) return address;
      const done = await transact(db, async (tx) => {
        const kept = await lockOf(tx, userId);
        if (!kept.some((row) => row.id === id)) return appError('address_not_found');
        await updateAddress(tx, { id, address, at: now() });
        if (typed.isDefault) await setDefault(tx, userId, id);
        return id;
      });
      return changed(userId, done);
    },

    /** Deletes an address. Another's is not found. */
    remove: (userId: string, id: string): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const kept = await lockOf(tx, userId);
        const gone = kept.find((row) => row.id === id);
        if (!gone) return appError('address_not_found');
        await deleteAddress(tx, id);
        const next = kept.find((row) => row.id !== id);
        if (gone.is_default && next) await setDefault(tx, userId, next.id);
        return null;
      }),

    /**
     * Keeps an address that an order has checked (`checkAddress`), in that order's transaction. Where there is no room
     * it is not kept: an order must not fail for it.
     */
    async save(tx: Tx, userId: string, address: ShippingAddress): Promise<void> {
      await keep(tx, userId, { address, first: false });
    },
  };
}
