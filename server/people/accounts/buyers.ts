import type { Lang } from '#languages/list.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { MailService } from '../../base/email/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { isUniqueViolation, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { readAdminUsers } from './admin/store.ts';
import { accountOpened } from './emails/account-opened.ts';
import { displayName, tidyName } from './names.ts';
import { insertUser } from './store.ts';

/** A buyer without an account, as a member of staff enters them. */
export type NewBuyer = { firstName: string; lastName: string; email: string; phone: string };

/** Creates the look-up and the opening of customers' accounts for staff who write an order. */
export function createBuyers(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, mail }: { audit: AuditService; mail: MailService },
) {
  return {
    /** Returns the ids of customers with an open account whose name, e-mail or phone contains this text, newest first. */
    async findBuyers(q: string, limit: number): Promise<string[]> {
      const { rows } = await readAdminUsers(db, { q, role: 'user', state: 'open' }, { limit });
      return rows.map(({ id }) => id);
    },

    /**
     * Opens a customer's account without a password. Its address is unproved and the terms are not agreed to: the first
     * log-in asks for both. The e-mail holds no secret, only the way to the page that mails a link. Returns
     * `buyer_exists` when the e-mail or the phone has an account.
     */
    async openBuyer(
      typed: NewBuyer,
      by: { actorId: string; language: Lang },
    ): Promise<{ id: string } | AppError> {
      const at = now();
      const user = {
        id: newId(at),
        firstName: tidyName(typed.firstName),
        lastName: tidyName(typed.lastName),
        email: typed.email.trim().toLowerCase(),
        phone: typed.phone.trim(),
        language: by.language,
      };
      try {
        return await transact(db, async (tx) => {
          await insertUser(tx, {
            ...user,
            passwordHash: null,
            role: 'user',
            verifiedAt: null,
            termsAgreedAt: null,
            termsVersion: null,
            now: at,
          });
          await audit.record(tx, {
            at,
            actorId: by.actorId,
            action: 'user.open',
            entity: 'user',
            entityId: user.id,
            of: user.id,
            after: { role: 'user' },
          });
          await mail.send(tx, {
            to: user.email,
            language: user.language,
            mail: accountOpened({ name: displayName(user) }),
          });
          return { id: user.id };
        });
      } catch (error) {
        if (isUniqueViolation(error, 'users_email') || isUniqueViolation(error, 'users_phone'))
          return appError('buyer_exists');
        throw error;
      }
    },
  };
}
