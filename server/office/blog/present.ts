import type { AdminPost, AdminPostSummary, Post, PostCard } from '#contract/office/blog/endpoints.ts';
import { postState } from '#contract/office/blog/rules.ts';
import type { Person } from '../../people/accounts/service.ts';
import type { AdminListRow, AdminPostRow } from './admin/store.ts';
import { shownContent } from './sanitise.ts';
import type { CardRow, PostRow } from './store.ts';

/** Formats a card for the API. */
export const presentCard = ({ id, hi, publishedAt, updatedAt, ...row }: CardRow): PostCard => {
  const image = row.pictures.map(({ src }) => src);
  return {
    _id: id,
    title: row.title,
    description: row.description,
    author: row.author,
    tags: row.tags,
    categories: row.categories,
    image,
    featuredImage: image[0] ?? null,
    pictures: row.pictures,
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    translations: Object.keys(hi).length > 0 ? { hi } : {},
  };
};

/** Formats a post for the API, with sanitised HTML. */
export const presentPost = (row: PostRow): Post => {
  const { hi } = row;
  return {
    ...presentCard({
      ...row,
      hi: hi.content === undefined ? hi : { ...hi, content: shownContent(hi.content) },
    }),
    content: shownContent(row.content),
  };
};

type People = ReadonlyMap<string, Pick<Person, 'name'>>;
const nameOf = (people: People, id: string | null): string | null => (id && people.get(id)?.name) || null;

/** Formats a post for admins. */
export const presentAdminPost = (row: AdminPostRow, people: People, now: Date): AdminPost => ({
  _id: row.id,
  state: postState(row.publishedAt, now),
  version: row.version,
  fields: { ...row.fields, publishedAt: row.publishedAt?.toISOString() ?? null },
  draft: row.draft,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: nameOf(people, row.updatedBy),
  deletedAt: row.deletedAt?.toISOString() ?? null,
});

/** Formats a row of the admin's post list. */
export const presentAdminRow = (row: AdminListRow, people: People, now: Date): AdminPostSummary => ({
  _id: row.id,
  title: row.title,
  author: row.author,
  state: postState(row.publishedAt, now),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: nameOf(people, row.updatedBy),
  hasDraft: row.hasDraft,
  inHindi: row.inHindi,
  version: row.version,
  deletedAt: row.deletedAt?.toISOString() ?? null,
});
