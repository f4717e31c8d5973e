import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/**
 * Returns the saved addresses and the actions on them. A deletion shows at once and can be undone. An error
 * is shown in a toast, and the list returns to the server's state. Needs the texts `addresses`.
 */
export function useAddresses(loaded: readonly SavedAddress[]) {
  const t = useTexts('addresses');
  const undo = useTexts('shell').undo;
  const { revalidate } = useRevalidator();
  const [addresses, setAddresses] = useState(loaded);
  useEffect(() => setAddresses(loaded), [loaded]);
  const { save: attempt, busy } = useSave((act: () => Promise<void>) => act(), {
    onError(error) {
      setAddresses(loaded);
      toast.problem(messageOf(error, t.failed));
    },
    onEnd: revalidate,
  });

  // Not by `attempt`, which ignores a call while it runs: the toast comes before the list is loaded again.
  async function putBack({ _id, ...address }: SavedAddress): Promise<void> {
    try {
      await api('POST /api/auth/addresses', { body: address });
      toast.good(t.restored);
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
    }
    await revalidate();
  }

  return {
    addresses,
    /** True while a change is being saved. */
    busy,

    /** Makes an address the default. */
    makeDefault: (address: SavedAddress) =>
      attempt(async () => {
        const { _id: addressId, ...body } = address;
        await api('PUT /api/auth/addresses/{addressId}', {
          params: { addressId },
          body: { ...body, isDefault: true },
        });
        toast.good(t.madeDefault);
      }),

    /** Deletes an address. The toast offers to undo it. */
    remove: (address: SavedAddress) =>
      attempt(async () => {
        setAddresses((shown) => shown.filter(({ _id }) => _id !== address._id));
        await api('DELETE /api/auth/addresses/{addressId}', { params: { addressId: address._id } });
        toast.good(t.removed, { text: undo, run: () => void putBack(address) });
      }),
  };
}
