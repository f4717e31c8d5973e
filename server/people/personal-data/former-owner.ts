import type { AuditService } from '../../base/audit/service.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deleteNominee } from './nominee-store.ts';
import { cancelErasure, deleteExports } from './store.ts';

/**
 * Ends the requests of a former owner when another person proves the account's address: erasure, copies of data
 * with their download links, and the nominee. Runs in the transaction of the proof.
 */
export const endForFormerOwner =
  (audit: AuditService) =>
  async (tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> => {
    await deleteExports(tx, userId);
    await deleteNominee(tx, userId);
    const request = await cancelErasure(tx, userId, at);
    if (!request) return;
    await audit.record(tx, {
      at,
      actorId: userId,
      action: 'account.erase-taken-back',
      entity: 'user',
      entityId: userId,
      before: { wish: request.id },
    });
  };
