import { createHash } from 'node:crypto';
import type { KycDocument } from '#contract/consultations/astrologers/kyc-rules.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { newSecret } from '../../platform/core/id.ts';
import { transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Encryptor } from '../../platform/security/encryptor.ts';
import { findDocument, insertView, openView } from './kyc-store.ts';
import type { KycTickets } from './kyc-tickets.ts';

/** A view of a document, with the viewer and the reason. */
export type KycLook = { userId: string; document: KycDocument; adminId: string; reason: string };

const ticketSeconds = 60;

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** Creates the views of documents by admins. Each is recorded before the picture is returned. */
export function createKycViews({
  db,
  now,
  audit,
  sealer,
  tickets,
}: Pick<Platform, 'db' | 'now'> & { audit: AuditService; sealer: Encryptor; tickets: KycTickets }) {
  return {
    /** Lets an admin view a document once, within a minute. Returns the secret of the address. */
    async askView(look: KycLook): Promise<{ ticket: string; expiresAt: Date } | AppError> {
      const at = now();
      const ticket = newSecret();
      const expiresAt = new Date(at.getTime() + ticketSeconds * 1000);
      return transact(db, async (tx) =>
        (await insertView(tx, { ...look, ticket: hashOf(ticket), at, expiresAt }))
          ? { ticket, expiresAt }
          : appError('kyc_document_not_found'),
      );
    },

    /** Returns the picture at an address of the list, for its admin. Records the view before returning it. */
    async shown(ticket: string, adminId: string): Promise<Buffer | AppError> {
      const requested = await tickets.read(ticket, adminId);
      if (!requested) return appError('kyc_document_not_found');
      const { userId, document } = requested;
      const sealed = await transact(db, async (tx) => {
        const found = await findDocument(tx, requested);
        if (!found) return appError('kyc_document_not_found');
        await audit.record(tx, {
          at: now(),
          actorId: adminId,
          action: 'kyc.viewed',
          entity: 'astrologer',
          entityId: userId,
          of: userId,
          after: { document, reason: null },
        });
        return found;
      });
      return sealed instanceof AppError ? sealed : sealer.decrypt(sealed);
    },

    /** Returns the picture of a ticket, for its admin, once. Records who saw what and why before returning it. */
    async view(ticket: string, adminId: string): Promise<Buffer | AppError> {
      const opened = await transact(db, async (tx) => {
        const at = now();
        const view = await openView(tx, { ticket: hashOf(ticket), adminId, at });
        if (!view) return appError('kyc_document_not_found');
        await audit.record(tx, {
          at,
          actorId: adminId,
          action: 'kyc.viewed',
          entity: 'astrologer',
          entityId: view.user_id,
          of: view.user_id,
          after: { document: view.document, reason: view.reason },
        });
        return view.sealed;
      });
      return opened instanceof AppError ? opened : sealer.decrypt(opened);
    },
  };
}
