import type { CartService } from '../cart/service.ts';
import { checkpoint } from '../platform/checkpoint.ts';
import { transact } from '../platform/database/database.ts';
import { Fault, fault } from '../platform/fault.ts';
import { fromRupees } from '../platform/money.ts';
import type { Platform } from '../platform/platform.ts';
import type { SettingsService } from '../settings/service.ts';
import type { Checkout } from './checkout.ts';
import type { OrderLetters } from './letters.ts';
import type { CheckoutRequest } from './request.ts';

/** What cash on delivery calls. */
export type CashParts = {
  settings: SettingsService;
  cart: CartService;
  letters: OrderLetters;
  /** Ends an open online order first: its goods are the ones being bought. */
  giveUpOpen: (userId: string) => Promise<Fault | null>;
};

/** Makes placing orders that are paid on delivery: stock is sold at placement, in one transaction with everything else. */
export function createCashOnDelivery(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, cart, letters, giveUpOpen }: CashParts,
  checkout: Checkout,
) {
  return {
    /** Places the order; a fault when cash is not offered for it. */
    async place(request: CheckoutRequest): Promise<{ orderId: string } | Fault> {
      const checked = await checkout.check(request);
      if (checked instanceof Fault) return checked;
      const { cod } = await settings.all();
      if (!cod.offered) return fault('cod_not_offered');
      if (checked.quoted.price.total > fromRupees(cod.maxAmount))
        return fault('cod_too_much', { amount: `₹${cod.maxAmount.toLocaleString('en-IN')}` });
      const refused = await giveUpOpen(request.userId);
      if (refused) return refused;
      const placed = await transact(db, async (tx) => {
        const written = await checkout.write(tx, checked, { method: 'cod' }, now());
        if (written instanceof Fault) return written;
        await cart.removeSkus(
          tx,
          request.userId,
          written.lines.map((line) => line.skuId),
        );
        await letters.placed(tx, written.orderId);
        await checkpoint('cod.uncommitted', written.orderId);
        return { orderId: written.orderId };
      });
      await checkpoint('cod.committed');
      return placed;
    },
  };
}
