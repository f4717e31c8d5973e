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

/** Who writes: an admin, by their id. */
type Editor = { by: string };

/** What the audit log keeps of a post. */
const kept = ({ fields, publishedAt }: Pick<PostWrite, 'fields' | 'publishedAt'>) => ({
  ...fields,
  publishedAt: publishedAt?.toISOString() ?? null,
});

/** What is done to a post, as the log writes it. */
type PostDeed = 'create' | 'edit' | 'draft' | 'draft.drop' | 'delete' | 'restore';

/** The posts as admins write them. Every write counts up the version; whoever writes on an older one is told. */
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
    entry: { at: Date; by: string; action: PostDeed; id: string; before?: unknown; after?: unknown },
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

  /** Runs a write on a post that is there and as its editor knows it. */
  async function writing<T>(
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
    /** A page of posts and how many there are of each kind. */
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

    /** Writes a new post; answers its id. */
    async create(form: PostForm, sent: readonly string[], { by }: Editor): Promise<string | AppError> {
      const fields = fieldsOf(form, sent);
      if (fields.pictures.length > postCounts.pictures) return appError('post_pictures_many');
      return transact(db, async (tx) => {
        const at = now();
        const id = newId(at);
        const write = { fields, publishedAt: dateOf(form, { before: null, isNew: true, now: at }), by, at };
        await insertPosts(tx, [{ id, ...write }]);
        await note(tx, { at, by, action: 'create', id, after: kept(write) });
        await changes.publish(tx, [id]);
        return id;
      });
    },

    /** Writes a post over. */
    save: (id: string, form: PostForm, sent: readonly string[], { by }: Editor): Promise<string | AppError> =>
      writing(id, form.version, async (tx, row, at) => {
        const fields = fieldsOf(form, sent, row.fields);
        if (fields.pictures.length > postCounts.pictures) return appError('post_pictures_many');
        const publishedAt = dateOf(form, { before: row.publishedAt, isNew: false, now: at });
        const write = { fields, publishedAt, by, at };
        await overwritePost(tx, row, write);
        await note(tx, { at, by, action: 'edit', id, before: kept(row), after: kept(write) });
        await changes.publish(tx, [id]);
        return id;
      }),

    /** Keeps what is being written. Noted when a working copy begins; the words themselves when they are published. */
    keepDraft: (id: string, version: number, fields: PostFields, { by }: Editor) =>
      writing(id, version, async (tx, row, at) => {
        const draft = cleanFields(fields);
        await writeDraft(tx, row, { draft, by, at });
        if (!row.draft) await note(tx, { at, by, action: 'draft', id, after: { title: draft.title } });
        return { version: row.version + 1, draft };
      }),

    /** Throws the working copy away; its last words stay in the audit log. */
    async dropDraft(id: string, { by }: Editor): Promise<AdminPost | AppError> {
      const done = await writing(id, undefined, async (tx, row, at) => {
        if (!row.draft) return true;
        await writeDraft(tx, row, { draft: null, by, at });
        await note(tx, { at, by, action: 'draft.drop', id, before: row.draft });
        return true as const;
      });
      return done instanceof AppError ? done : show(id);
    },

    /** Takes a post off the site. */
    remove: (id: string, { by }: Editor): Promise<true | AppError> =>
      writing(id, undefined, async (tx, row, at) => {
        await writeDeleted(tx, row, { deletedAt: at, by, at });
        await note(tx, { at, by, action: 'delete', id, before: kept(row) });
        await changes.publish(tx, [id]);
        return true as const;
      }),

    /** Brings a deleted post back. */
    restore: (id: string, { by }: Editor): Promise<true | AppError> =>
      writing(
        id,
        undefined,
        async (tx, row, at) => {
          await writeDeleted(tx, row, { deletedAt: null, by, at });
          await note(tx, { at, by, action: 'restore', id, after: kept(row) });
          await changes.publish(tx, [id]);
          return true as const;
        },
        { deleted: true },
      ),

    /** Takes the shop's first posts in, in the caller's transaction. */
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
