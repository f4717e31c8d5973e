import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SavedAddress } from '#contract/addresses/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useOneAtATime } from '#web/features/accounts/auth/use-one-at-a-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-queue.ts';

/**
 * The kept addresses as they change: one that is deleted goes at once and can be put back. What the server does not take
 * is said, and shown as it is. Needs the texts `addresses`.
 */
export function useAddresses(loaded: readonly SavedAddress[]) {
  const t = useTexts('addresses');
  const undo = useTexts('shell').undo;
  const { revalidate } = useRevalidator();
  const [addresses, setAddresses] = useState(loaded);
  const [busy, setBusy] = useState(false);
  useEffect(() => setAddresses(loaded), [loaded]);

  async function attempt(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
    }
    await revalidate();
    setBusy(false);
  }

  const putBack = ({ _id, ...address }: SavedAddress) =>
    attempt(async () => {
      await api('POST /api/auth/addresses', { body: address });
      toast.good(t.restored);
    });

  return {
    addresses,
    /** True while the server is asked to change one. */
    busy,

    /** Makes an address the default. */
    makeDefault: useOneAtATime((address: SavedAddress) =>
      attempt(async () => {
        const { _id: addressId, ...body } = address;
        await api('PUT /api/auth/addresses/{addressId}', {
          params: { addressId },
          body: { ...body, isDefault: true },
        });
        toast.good(t.madeDefault);
      }),
    ),

    /** Deletes an address; the toast can put it back. */
    remove: useOneAtATime((address: SavedAddress) =>
      attempt(async () => {
        setAddresses((kept) => kept.filter(({ _id }) => _id !== address._id));
        await api('DELETE /api/auth/addresses/{addressId}', { params: { addressId: address._id } });
        toast.good(t.removed, { text: undo, run: () => void putBack(address) });
      }),
    ),
  };
}
