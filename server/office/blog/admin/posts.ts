import type { AdminPost } from '#contract/office/blog/endpoints.ts';
import { adminPostsPerPage } from '#contract/office/blog/rules.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/database/keyset.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cleanFields } from '../fields.ts';
import { presentAdminPost, presentAdminRow } from '../present.ts';
import { createDrafts } from './drafts.ts';
import {
  auditFields,
  type BlogAdminParts,
  createPostLock,
  type Editor,
  editorsOf,
  recordAction,
} from './locked-post.ts';
import {
  type AdminState,
  insertPosts,
  type PostWrite,
  readAdmin,
  readAdminPost,
  writeDeleted,
} from './store.ts';
import { createPostWriting } from './write-posts.ts';

/** Creates post administration. Every write increments the version; a write on a stale version is refused. */
export function createBlogAdmin(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { audit, accounts, changes }: BlogAdminParts,
) {
  const withLockedPost = createPostLock({ db, now }, { accounts });
  const drafts = createDrafts({ db, now }, { audit, accounts });

  async function show(id: string): Promise<AdminPost | AppError> {
    const row = await readAdminPost(db, id);
    return row ? presentAdminPost(row, await editorsOf(accounts, [row]), now()) : appError('post_not_found');
  }

  return {
    /** Returns a page of posts, with the counts by state. */
    async list({ state, q, after, before }: { state: AdminState; q: string } & Omit<PageRequest, 'limit'>) {
      const at = now();
      const { rows, pages, total, counts } = await readAdmin(db, {
        state,
        q,
        after,
        before,
        now: at,
        limit: adminPostsPerPage,
      });
      const people = await editorsOf(accounts, rows);
      return { posts: rows.map((row) => presentAdminRow(row, people, at)), pages, total, counts };
    },

    show,
    ...createPostWriting({ db, now }, { audit, accounts, changes }),
    keepDraft: drafts.keepDraft,

    /** Discards the working copy and returns the post. */
    async dropDraft(id: string, editor: Editor): Promise<AdminPost | AppError> {
      const done = await drafts.dropDraft(id, editor);
      return done instanceof AppError ? done : show(id);
    },

    /** Soft-deletes a post. */
    remove: (id: string, { by }: Editor): Promise<true | AppError> =>
      withLockedPost(id, undefined, async (tx, row, at) => {
        await writeDeleted(tx, row, { deletedAt: at, by, at });
        await recordAction(audit, tx, { at, by, action: 'delete', id, before: auditFields(row) });
        await changes.publish(tx, [id]);
        return true as const;
      }),

    /** Restores a deleted post. */
    restore: (id: string, { by }: Editor): Promise<true | AppError> =>
      withLockedPost(
        id,
        undefined,
        async (tx, row, at) => {
          await writeDeleted(tx, row, { deletedAt: null, by, at });
          await recordAction(audit, tx, { at, by, action: 'restore', id, after: auditFields(row) });
          await changes.publish(tx, [id]);
          return true as const;
        },
        { deleted: true },
      ),

    /** Adds the shop's initial posts in the caller's transaction. */
    async add(
      tx: Tx,
      posts: readonly { id: string; fields: PostWrite['fields']; publishedAt: Date }[],
    ): Promise<void> {
      const rows = posts.map(({ id, fields, publishedAt }) => ({
        id,
        fields: cleanFields(fields),
        publishedAt,
        by: null,
        at: publishedAt,
      }));
      await insertPosts(tx, rows);
      await changes.publish(
        tx,
        posts.map(({ id }) => id),
      );
    },
  };
}
