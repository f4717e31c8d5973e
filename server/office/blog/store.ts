import { sql } from 'kysely';
import type { PostHindi, PostPicture } from '#contract/office/blog/endpoints.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';

/** A stored post. */
export type PostRow = {
  id: string;
  title: string;
  description: string;
  content: string;
  author: string;
  tags: string[];
  categories: string[];
  pictures: PostPicture[];
  hi: PostHindi;
  publishedAt: Date | null;
  updatedAt: Date;
};

/** A post without its content, for lists. */
export type CardRow = Omit<PostRow, 'content'>;

const card = [
  'id',
  'title',
  'description',
  'author',
  'tags',
  'categories',
  'pictures',
  'published_at as publishedAt',
  'updated_at as updatedAt',
] as const;

/** Selects published posts: their date has come, and they are not deleted. */
const published = (db: Reader, now: Date) =>
  db.selectFrom('posts').where('deleted_at', 'is', null).where('published_at', '<=', now);

type Loose<R> = Omit<R, 'pictures' | 'hi'> & { pictures: unknown; hi: unknown };
const typed = <R extends CardRow>(rows: Loose<R>[]): R[] =>
  rows.map((row) => ({ ...row, hi: row.hi ?? {} }) as unknown as R);

/** The Hindi texts without the content, for lists. */
const hindiCard = sql<unknown>`coalesce(translations -> 'hi', '{}') - 'content'`.as('hi');
const hindi = sql<unknown>`translations -> 'hi'`.as('hi');

/** Returns a page of published posts, newest first, and the total. */
export async function readCards(
  db: Reader,
  { now, page, limit }: { now: Date; page: number; limit: number },
): Promise<{ rows: CardRow[]; total: number }> {
  const rows = await published(db, now)
    .select([...card, hindiCard])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  const { total } = await published(db, now)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: typed<CardRow>(rows), total };
}

/** Lists the newest published posts, whole. */
export const readNewest = async (db: Reader, now: Date, limit: number): Promise<PostRow[]> =>
  typed<PostRow>(
    await published(db, now)
      .select([...card, 'content', hindi])
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  );

/** Returns a published post, or undefined. */
export async function readPost(db: Reader, id: string, now: Date): Promise<PostRow | undefined> {
  const row = await published(db, now)
    .select([...card, 'content', hindi])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && typed<PostRow>([row])[0];
}

/** Lists other published posts with shared tags: most shared first, then newest. */
export async function readRelated(
  db: Reader,
  { id, tags, now, limit }: { id: string; tags: readonly string[]; now: Date; limit: number },
): Promise<CardRow[]> {
  if (tags.length === 0) return [];
  const shared = sql<number>`(select count(*) from unnest(tags) tag where tag = any(${tags}::text[]))`;
  const rows = await published(db, now)
    .select([...card, hindiCard])
    .where('id', '<>', id)
    .where(sql<boolean>`tags && ${tags}::text[]`)
    .orderBy(shared, 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return typed<CardRow>(rows);
}

/** Lists the posts of the sitemap, newest first. */
export const readForSitemap = (db: Reader, now: Date, limit: number) =>
  published(db, now)
    .select(['id', 'updated_at as updatedAt'])
    .orderBy('published_at', 'desc')
    .limit(limit)
    .execute();

/** Returns whether a post is due and not announced yet. */
export async function isAnyDue(db: Reader, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom('posts')
    .select('id')
    .where('announced_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('published_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Marks up to 50 due posts as announced. Returns their ids. */
export async function announceDue(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update posts set announced_at = ${now} where id in (
      select id from posts where announced_at is null and deleted_at is null and published_at <= ${now}
      order by published_at limit 50 for no key update skip locked
    ) returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
