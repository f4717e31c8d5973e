import { sql } from 'kysely';
import type { PostHindi, PostPicture } from '#contract/blog/endpoints.ts';
import type { Reader, Tx } from '../platform/database/database.ts';

/** A post as it is kept. */
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

/** What a list needs of a post. */
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

/** Published posts: out by their date, not taken off. */
const published = (db: Reader, now: Date) =>
  db.selectFrom('posts').where('deleted_at', 'is', null).where('published_at', '<=', now);

type Loose<R> = Omit<R, 'pictures' | 'hi'> & { pictures: unknown; hi: unknown };
const typed = <R extends CardRow>(rows: Loose<R>[]): R[] =>
  rows.map((row) => ({ ...row, hi: row.hi ?? {} }) as unknown as R);

/** Lists carry the Hindi words without the Hindi text. */
const hindiCard = sql<unknown>`coalesce(translations -> 'hi', '{}') - 'content'`.as('hi');
const hindi = sql<unknown>`translations -> 'hi'`.as('hi');

/** A page of published posts, the newest first, and how many there are. */
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

/** The newest published posts, whole. */
export const readNewest = async (db: Reader, now: Date, limit: number): Promise<PostRow[]> =>
  typed<PostRow>(
    await published(db, now)
      .select([...card, 'content', hindi])
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  );

/** A published post. */
export async function readPost(db: Reader, id: string, now: Date): Promise<PostRow | undefined> {
  const row = await published(db, now)
    .select([...card, 'content', hindi])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && typed<PostRow>([row])[0];
}

/** Other published posts that share tags with this one: those with the most in common first, then the newest. */
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

/** What the sitemap lists, the newest first. */
export const readForSitemap = (db: Reader, now: Date, limit: number) =>
  published(db, now)
    .select(['id', 'updated_at as updatedAt'])
    .orderBy('published_at', 'desc')
    .limit(limit)
    .execute();

/** True when a date has come that pages were not told of yet. */
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

/** Marks the posts whose date has come as told of, a batch at a time; answers their ids. */
export async function announceDue(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update posts set announced_at = ${now} where id in (
      select id from posts where announced_at is null and deleted_at is null and published_at <= ${now}
      order by published_at limit 50 for no key update skip locked
    ) returning id`.execute(tx);
  return rows.map(({ id }) => id);
}
