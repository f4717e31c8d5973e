import { sql } from 'kysely';
import type { PostFields } from '#contract/office/blog/endpoints.ts';
import type { PostState } from '#contract/office/blog/rules.ts';
import type { Reader, Tx } from '../../../platform/database/database.ts';
import { keyset, type PageRequest, type SortPart } from '../../../platform/database/keyset.ts';

/** A post for editors. */
export type AdminPostRow = {
  id: string;
  version: number;
  fields: Omit<PostFields, 'publishedAt'>;
  publishedAt: Date | null;
  draft: PostFields | null;
  updatedAt: Date;
  updatedBy: string | null;
  deletedAt: Date | null;
};

/** A row of the admin's post list. */
export type AdminListRow = {
  id: string;
  title: string;
  author: string;
  publishedAt: Date | null;
  updatedAt: Date;
  updatedBy: string | null;
  hasDraft: boolean;
  inHindi: boolean;
  version: number;
  deletedAt: Date | null;
};

/** The states that the admin's list can filter by. */
export type AdminState = 'all' | PostState | 'deleted';

const inState = (state: AdminState, now: Date) =>
  ({
    all: sql<boolean>`deleted_at is null`,
    deleted: sql<boolean>`deleted_at is not null`,
    draft: sql<boolean>`deleted_at is null and published_at is null`,
    scheduled: sql<boolean>`deleted_at is null and published_at > ${now}`,
    published: sql<boolean>`deleted_at is null and published_at <= ${now}`,
  })[state];

const order: SortPart[] = [
  { by: sql`updated_at`, kind: 'instant', desc: true },
  { by: sql`id`, kind: 'text', desc: true },
];

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Returns a page of posts, last changed first. `q` searches titles, authors and tags, and titles of Hindi
 * texts and drafts.
 */
export async function readAdmin(
  db: Reader,
  { state, q, now, ...request }: { state: AdminState; q: string; now: Date } & PageRequest,
) {
  const page = keyset('changed', order, request);
  const like = `%${escaped(q)}%`;
  const matching = db
    .selectFrom('posts')
    .where(inState(state, now))
    .$if(q !== '', (posts) =>
      posts.where(
        sql<boolean>`(title ilike ${like} or author ilike ${like} or array_to_string(tags, ' ') ilike ${like}
          or translations -> 'hi' ->> 'title' ilike ${like} or draft ->> 'title' ilike ${like})`,
      ),
    );
  const rows: (AdminListRow & { cursor: string })[] = await matching
    .select([
      page.cursor.as('cursor'),
      'id',
      sql<string>`coalesce(nullif(draft ->> 'title', ''), title)`.as('title'),
      'author',
      'published_at as publishedAt',
      'updated_at as updatedAt',
      'updated_by as updatedBy',
      sql<boolean>`draft is not null`.as('hasDraft'),
      sql<boolean>`coalesce(draft -> 'hi' ->> 'content', translations -> 'hi' ->> 'content', '') <> ''`.as(
        'inHindi',
      ),
      'version',
      'deleted_at as deletedAt',
    ])
    .where(page.where)
    .orderBy(page.orderBy)
    .limit(page.limit)
    .execute();
  const { total } = await matching
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { rows: counted } = await sql<Record<AdminState, number>>`
    select count(*) filter (where ${inState('all', now)}) as all, count(*) filter (where ${inState('draft', now)}) as draft,
      count(*) filter (where ${inState('scheduled', now)}) as scheduled,
      count(*) filter (where ${inState('published', now)}) as published,
      count(*) filter (where ${inState('deleted', now)}) as deleted from posts`.execute(db);
  const [counts] = counted;
  if (!counts) throw new Error('count query returned no row');
  return { ...page.page(rows), total, counts };
}

const whole = (db: Reader) =>
  db
    .selectFrom('posts')
    .select([
      'id',
      'version',
      'title',
      'description',
      'content',
      'author',
      'tags',
      'categories',
      'pictures',
      'translations',
      'published_at as publishedAt',
      'draft',
      'updated_at as updatedAt',
      'updated_by as updatedBy',
      'deleted_at as deletedAt',
    ]);

type WholeRow = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

function adminRow(row: WholeRow): AdminPostRow {
  const { title, description, content, author, tags, categories, pictures, translations, ...rest } = row;
  const fields = { title, description, content, author, tags, categories };
  return {
    ...rest,
    fields: {
      ...fields,
      pictures,
      hi: translations.hi ?? {},
    },
    draft: rest.draft,
  };
}

/** Returns a post with its working copy, deleted ones included. */
export async function readAdminPost(db: Reader, id: string): Promise<AdminPostRow | undefined> {
  const row = await whole(db).where('id', '=', id).executeTakeFirst();
  return row && adminRow(row);
}

/** Locks a post until the transaction ends, which serialises writes. */
export async function lockPost(tx: Tx, id: string): Promise<AdminPostRow | undefined> {
  const row = await whole(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row && adminRow(row);
}

/** The input of a post write. Without a date it is a draft; the sweep publishes a future date when it is due. */
export type PostWrite = {
  fields: Omit<PostFields, 'publishedAt'>;
  publishedAt: Date | null;
  by: string | null;
  at: Date;
};

const columns = ({ fields: { hi, pictures, ...fields }, publishedAt, by, at }: PostWrite) => ({
  ...fields,
  pictures: JSON.stringify(pictures),
  translations: JSON.stringify(Object.keys(hi).length > 0 ? { hi } : {}),
  published_at: publishedAt,
  announced_at: publishedAt && publishedAt <= at ? at : null,
  updated_at: at,
  updated_by: by,
});

/** Inserts posts. */
export async function insertPosts(tx: Tx, posts: readonly (PostWrite & { id: string })[]): Promise<void> {
  if (posts.length === 0) return;
  const rows = posts.map((post) => ({ id: post.id, ...columns(post), created_at: post.at }));
  await tx.insertInto('posts').values(rows).execute();
}

/** Updates a locked post and clears its working copy. */
export async function overwritePost(tx: Tx, { id, version }: AdminPostRow, write: PostWrite): Promise<void> {
  const values = { ...columns(write), draft: null, version: version + 1 };
  await tx.updateTable('posts').set(values).where('id', '=', id).execute();
}

/** Stores or discards the working copy of a locked post. */
export async function writeDraft(
  tx: Tx,
  { id, version }: AdminPostRow,
  { draft, by, at }: { draft: PostFields | null; by: string; at: Date },
): Promise<void> {
  const values = {
    draft: draft && JSON.stringify(draft),
    version: version + 1,
    updated_at: at,
    updated_by: by,
  };
  await tx.updateTable('posts').set(values).where('id', '=', id).execute();
}

/** Soft-deletes or restores a locked post. */
export async function writeDeleted(
  tx: Tx,
  { id, version }: AdminPostRow,
  { deletedAt, by, at }: { deletedAt: Date | null; by: string; at: Date },
): Promise<void> {
  const values = { deleted_at: deletedAt, version: version + 1, updated_at: at, updated_by: by };
  await tx.updateTable('posts').set(values).where('id', '=', id).execute();
}
