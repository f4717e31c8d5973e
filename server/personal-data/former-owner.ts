import type { AuditService } from '../audit/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { deleteExports, takeBackErasure } from './store.ts';

/**
 * Ends what a former owner of an account asked for, when somebody else proves its address: the wish to be erased, and
 * copies of data with their download links. Runs in the transaction of the proof.
 */
export const endForFormerOwner =
  (audit: AuditService) =>
  async (tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> => {
    await deleteExports(tx, userId);
    const wish = await takeBackErasure(tx, userId, at);
    if (!wish) return;
    await audit.record(tx, {
      at,
      actorId: userId,
      action: 'account.erase-taken-back',
      entity: 'user',
      entityId: userId,
      before: { wish: wish.id },
    });
  };
