import type { PostForm } from '#contract/office/blog/endpoints.ts';
import { postCounts } from '#contract/office/blog/rules.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { newId } from '../../../platform/core/id.ts';
import { transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dateOf, fieldsOf } from '../fields.ts';
import {
  auditFields,
  type BlogAdminParts,
  createPostLock,
  type Editor,
  recordAction,
} from './locked-post.ts';
import { insertPosts, overwritePost } from './store.ts';

/** Creates the creation and the update of posts. */
export function createPostWriting(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, accounts, changes }: BlogAdminParts,
) {
  const withLockedPost = createPostLock({ db, now }, { accounts });
  return {
    /** Creates a post. Returns its id. */
    async create(form: PostForm, sent: readonly string[], { by }: Editor): Promise<string | AppError> {
      const fields = fieldsOf(form, sent);
      if (fields.pictures.length > postCounts.pictures) return appError('post_pictures_many');
      return transact(db, async (tx) => {
        const at = now();
        const id = newId(at);
        const write = { fields, publishedAt: dateOf(form, { before: null, isNew: true, now: at }), by, at };
        await insertPosts(tx, [{ id, ...write }]);
        await recordAction(audit, tx, { at, by, action: 'create', id, after: auditFields(write) });
        await changes.publish(tx, [id]);
        return id;
      });
    },

    /** Updates a post. Returns its id. */
    save: (id: string, form: PostForm, sent: readonly string[], { by }: Editor): Promise<string | AppError> =>
      withLockedPost(id, form.version, async (tx, row, at) => {
        const fields = fieldsOf(form, sent, row.fields);
        if (fields.pictures.length > postCounts.pictures) return appError('post_pictures_many');
        const publishedAt = dateOf(form, { before: row.publishedAt, isNew: false, now: at });
        const write = { fields, publishedAt, by, at };
        await overwritePost(tx, row, write);
        await recordAction(audit, tx, {
          at,
          by,
          action: 'edit',
          id,
          before: auditFields(row),
          after: auditFields(write),
        });
        await changes.publish(tx, [id]);
        return id;
      }),
  };
}
