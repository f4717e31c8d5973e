import type { AdminPost, PostFields, PostForm } from '#contract/blog/endpoints.ts';
import { adminPostsPerPage, postCounts } from '#contract/blog/rules.ts';
import type { AccountsService } from '../../accounts/service.ts';
import type { AuditService } from '../../audit/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Changes } from '../../platform/realtime/changes.ts';
import { cleanFields, dateOf, fieldsOf } from '../fields.ts';
import { presentAdminPost, presentAdminRow } from '../present.ts';
import {
  type AdminPostRow,
  type AdminState,
  insertPosts,
  lockPost,
  overwritePost,
  type PostWrite,
  readAdmin,
  readAdminPost,
  writeDeleted,
  writeDraft,
} from './store.ts';

/** The acting admin, by id. */
type Editor = { by: string };

/** Returns the fields of a post for the audit log. */
const auditFields = ({ fields, publishedAt }: Pick<PostWrite, 'fields' | 'publishedAt'>) => ({
  ...fields,
  publishedAt: publishedAt?.toISOString() ?? null,
});

/** An action on a post in the audit log. */
type PostAction = 'create' | 'edit' | 'draft' | 'draft.drop' | 'delete' | 'restore';

/** Creates post administration. Every write increments the version; a write on a stale version is refused. */
export function createBlogAdmin(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    audit,
    accounts,
    changes,
  }: { audit: AuditService; accounts: Pick<AccountsService, 'findPeople'>; changes: Changes },
) {
  const peopleOf = (rows: readonly { updatedBy: string | null }[]) =>
    accounts.findPeople(rows.flatMap(({ updatedBy }) => (updatedBy ? [updatedBy] : [])));

  const note = (
    tx: Tx,
    entry: { at: Date; by: string; action: PostAction; id: string; before?: unknown; after?: unknown },
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

  async function changedBy({ updatedBy, updatedAt, version }: AdminPostRow): Promise<AppError> {
    const people = await peopleOf([{ updatedBy }]);
    const name = (updatedBy && people.get(updatedBy)?.name) || { en: 'Somebody else', hi: 'किसी और' };
    return new AppError('post_changed', {
      values: { name },
      details: { version, updatedAt: updatedAt.toISOString() },
    });
  }

  /** Runs a write on a locked post. Refuses if the post does not exist or its version is stale. */
  async function withLockedPost<T>(
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
  }

  async function show(id: string): Promise<AdminPost | AppError> {
    const row = await readAdminPost(db, id);
    return row ? presentAdminPost(row, await peopleOf([row]), now()) : appError('post_not_found');
  }

  return {
    /** Returns a page of posts, with the counts by state. */
    async list({ state, q, page }: { state: AdminState; q: string; page: number }) {
      const at = now();
      const { rows, total, counts } = await readAdmin(db, {
        state,
        q,
        page,
        now: at,
        limit: adminPostsPerPage,
      });
      const people = await peopleOf(rows);
      return { posts: rows.map((row) => presentAdminRow(row, people, at)), total, counts };
    },

    show,

    /** Creates a post. Returns its id. */
    async create(form: PostForm, sent: readonly string[], { by }: Editor): Promise<string | AppError> {
      const fields = fieldsOf(form, sent);
      if (fields.pictures.length > postCounts.pictures) return appError('post_pictures_many');
      return transact(db, async (tx) => {
        const at = now();
        const id = newId(at);
        const write = { fields, publishedAt: dateOf(form, { before: null, isNew: true, now: at }), by, at };
        await insertPosts(tx, [{ id, ...write }]);
        await note(tx, { at, by, action: 'create', id, after: auditFields(write) });
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
        await note(tx, { at, by, action: 'edit', id, before: auditFields(row), after: auditFields(write) });
        await changes.publish(tx, [id]);
        return id;
      }),

    /** Stores the working copy. The audit log records its start; the texts are recorded on publishing. */
    keepDraft: (id: string, version: number, fields: PostFields, { by }: Editor) =>
      withLockedPost(id, version, async (tx, row, at) => {
        const draft = cleanFields(fields);
        await writeDraft(tx, row, { draft, by, at });
        if (!row.draft) await note(tx, { at, by, action: 'draft', id, after: { title: draft.title } });
        return { version: row.version + 1, draft };
      }),

    /** Discards the working copy. Its last state stays in the audit log. */
    async dropDraft(id: string, { by }: Editor): Promise<AdminPost | AppError> {
      const done = await withLockedPost(id, undefined, async (tx, row, at) => {
        if (!row.draft) return true;
        await writeDraft(tx, row, { draft: null, by, at });
        await note(tx, { at, by, action: 'draft.drop', id, before: row.draft });
        return true as const;
      });
      return done instanceof AppError ? done : show(id);
    },

    /** Soft-deletes a post. */
    remove: (id: string, { by }: Editor): Promise<true | AppError> =>
      withLockedPost(id, undefined, async (tx, row, at) => {
        await writeDeleted(tx, row, { deletedAt: at, by, at });
        await note(tx, { at, by, action: 'delete', id, before: auditFields(row) });
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
          await note(tx, { at, by, action: 'restore', id, after: auditFields(row) });
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
