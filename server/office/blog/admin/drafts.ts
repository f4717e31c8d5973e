import type { PostFields } from '#contract/office/blog/endpoints.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cleanFields } from '../fields.ts';
import { type BlogAdminParts, createPostLock, type Editor, recordAction } from './locked-post.ts';
import { writeDraft } from './store.ts';

/** Creates the working copies of posts. */
export function createDrafts(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, accounts }: Pick<BlogAdminParts, 'audit' | 'accounts'>,
) {
  const withLockedPost = createPostLock({ db, now }, { accounts });
  return {
    /** Stores the working copy. The audit log records its start; the texts are recorded on publishing. */
    keepDraft: (id: string, version: number, fields: PostFields, { by }: Editor) =>
      withLockedPost(id, version, async (tx, row, at) => {
        const draft = cleanFields(fields);
        await writeDraft(tx, row, { draft, by, at });
        if (!row.draft)
          await recordAction(audit, tx, { at, by, action: 'draft', id, after: { title: draft.title } });
        return { version: row.version + 1, draft };
      }),

    /** Discards the working copy of a post that has a date. Its last state stays in the audit log. */
    async dropDraft(id: string, { by }: Editor): Promise<true | AppError> {
      return withLockedPost(id, undefined, async (tx, row, at) => {
        if (!row.publishedAt) return appError('post_not_published');
        if (!row.draft) return true as const;
        await writeDraft(tx, row, { draft: null, by, at });
        await recordAction(audit, tx, { at, by, action: 'draft.drop', id, before: row.draft });
        return true as const;
      });
    },
  };
}
