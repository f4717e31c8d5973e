import type { Return } from '#contract/selling/returns/endpoints.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { createReturnSteps, Parcel } from './move-return.ts';
import { presentReturn } from './present.ts';
import { findReturn } from './store.ts';

/** A return of a buyer’s own order. */
export type OwnReturn = { orderId: string; id: string; userId: string };

/** Creates the steps that buyers make. A return of somebody else is not found. */
export function createOwnReturnSteps(
  { db }: Pick<Platform, 'db'>,
  steps: Pick<ReturnType<typeof createReturnSteps>, 'nameParcel' | 'withdraw'>,
) {
  async function run(
    { orderId, id, userId }: OwnReturn,
    step: () => Promise<true | AppError>,
  ): Promise<Return | AppError> {
    const known = await findReturn(db, id);
    if (known?.user_id !== userId || known.order_id !== orderId) return appError('return_not_found');
    const done = await step();
    if (done instanceof AppError) return done;
    const row = await findReturn(db, id);
    return row ? presentReturn(row) : appError('return_not_found');
  }
  return {
    /** Names the parcel of an agreed return, or corrects its number. */
    nameParcel: (own: OwnReturn, parcel: Parcel) =>
      run(own, () => steps.nameParcel({ id: own.id, actorId: own.userId, parcel })),

    /** Withdraws the request. */
    withdraw: (own: OwnReturn) => run(own, () => steps.withdraw({ id: own.id, userId: own.userId })),
  };
}
