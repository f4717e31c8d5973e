import type { AdminPiece } from '#contract/catalog/certificates/admin.ts';
import { formatCode } from '#contract/catalog/certificates/code.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { type Database, transact } from '../../../platform/database/database.ts';
import { buyerOf, findPiece, lockLine, noteCameBack, piecesOf } from '../piece-store.ts';
import { presentOwnPiece } from '../present.ts';
import { requireCode } from '../verify.ts';

/** Creates what staff do with sold pieces. */
export function createPieceAdmin(
  { db, now }: { db: Database; now: () => Date },
  { audit }: { audit: AuditService },
) {
  return {
    /** Lists the pieces of an order. */
    async pieces(orderId: string): Promise<AdminPiece[] | AppError> {
      if (!(await buyerOf(db, orderId))) return appError('order_not_found');
      return (await piecesOf(db, orderId)).map((row) => ({
        ...presentOwnPiece(row),
        returned: row.returned,
        cameBack: row.came_back_at !== null,
        hasReport: row.report_id !== null,
      }));
    },

    /** Notes which piece of a line came back: never more of them than the accepted return has. */
    async noteCameBack(typed: string, cameBack: boolean, by: string): Promise<null | AppError> {
      const code = requireCode(typed);
      if (code instanceof AppError) return code;
      return transact(db, async (tx) => {
        await lockLine(tx, code);
        const piece = await findPiece(tx, code);
        if (!piece) return appError('code_unknown');
        if ((piece.came_back_at !== null) === cameBack) return null;
        if (cameBack && piece.noted >= piece.returned)
          return appError('came_back_too_many', { n: piece.returned });
        await noteCameBack(tx, piece.id, cameBack ? now() : null);
        const entry = { actorId: by, action: 'certificate.came-back', entity: 'certificate' } as const;
        await audit.record(tx, { at: now(), ...entry, entityId: formatCode(code), after: { cameBack } });
        return null;
      });
    },
  };
}
