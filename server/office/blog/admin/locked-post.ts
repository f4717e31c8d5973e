import { byLang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import type { AuditEntry, AuditService } from '../../../base/audit/service.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Changes } from '../../../platform/realtime/changes.ts';
import { type AdminPostRow, lockPost, type PostWrite } from './store.ts';

const words = readWords('blog/answers');

/** The services that post administration calls. */
export type BlogAdminParts = {
  audit: AuditService;
  accounts: Pick<AccountsService, 'findPeople'>;
  changes: Changes;
};

/** The acting admin, by id. */
export type Editor = { by: string };

/** Returns the fields of a post for the audit log. */
export const auditFields = ({ fields, publishedAt }: Pick<PostWrite, 'fields' | 'publishedAt'>) => ({
  ...fields,
  publishedAt: publishedAt?.toISOString() ?? null,
});

/** An action on a post in the audit log. */
export type PostAction = 'create' | 'edit' | 'draft' | 'draft.drop' | 'delete' | 'restore';

/** Records an action on a post. */
export const recordAction = (
  audit: AuditService,
  tx: Tx,
  entry: { at: Date; by: string; action: PostAction; id: string } & Pick<AuditEntry, 'before' | 'after'>,
) =>
  audit.record(tx, {
    at: entry.at,
    actorId: entry.by,
    action: `post.${entry.action}`,
    entity: 'post',
    entityId: entry.id,
    before: entry.before,
    after: entry.after,
  });

/** Returns the people who last wrote these posts. */
export const editorsOf = (
  accounts: BlogAdminParts['accounts'],
  rows: readonly { updatedBy: string | null }[],
) => accounts.findPeople(rows.flatMap(({ updatedBy }) => (updatedBy ? [updatedBy] : [])));

/** Creates writes on a locked post. */
export function createPostLock(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { accounts }: Pick<BlogAdminParts, 'accounts'>,
) {
  async function changedBy({ updatedBy, updatedAt, version }: AdminPostRow): Promise<AppError> {
    const people = await editorsOf(accounts, [{ updatedBy }]);
    const name = (updatedBy && people.get(updatedBy)?.name) || byLang((lang) => words[lang].somebody);
    return new AppError('post_changed', {
      values: { name },
      details: { version, updatedAt: updatedAt.toISOString() },
    });
  }

  /** Runs a write on a locked post. Refuses if the post does not exist or its version is stale. */
  return async function withLockedPost<T>(
    id: string,
    version: number | undefined,
    work: (tx: Tx, row: AdminPostRow, at: Date) => Promise<T | AppError>,
    { deleted = false } = {},
  ): Promise<T | AppError> {
    let newer: AdminPostRow | undefined;
    const done = await transact(db, async (tx) => {
      await checkpoint('post.write', id);
      const row = await lockPost(tx, id);
      if (!row || (row.deletedAt !== null) !== deleted) return appError('post_not_found');
      if (version !== undefined && row.version !== version) {
        newer = row;
        return appError('post_changed');
      }
      return work(tx, row, now());
    });
    return done instanceof AppError && newer ? changedBy(newer) : done;
  };
}
