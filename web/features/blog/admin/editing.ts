import type { AdminPost, PostFields } from '#contract/blog/endpoints.ts';
import { splitList } from '#contract/core/rules.ts';

/** A post while it is edited: lists are lines of text, the date is that of an Indian clock (`2026-11-22T18:30`) or ''. */
export type Editing = Omit<PostFields, 'tags' | 'categories' | 'publishedAt'> & {
  tags: string;
  categories: string;
  publishAt: string;
};

const indiaMs = 330 * 60_000;

/** An instant as an Indian clock shows it, for an input of date and time. */
export const toClock = (instant: string | null): string =>
  instant ? new Date(Date.parse(instant) + indiaMs).toISOString().slice(0, 16) : '';

/** The instant of an Indian clock's time; null for none or one that is no time. */
export function fromClock(clock: string): string | null {
  const at = Date.parse(`${clock}:00+05:30`);
  return clock && Number.isFinite(at) ? new Date(at).toISOString() : null;
}

/** A new post: nothing yet. */
export const blank: Editing = {
  title: '',
  description: '',
  content: '',
  author: '',
  tags: '',
  categories: '',
  pictures: [],
  hi: {},
  publishAt: '',
};

/** A post as its editor opens it: the working copy where there is one. */
export function opened({ fields, draft }: Pick<AdminPost, 'fields' | 'draft'>): Editing {
  const { tags, categories, publishedAt, ...texts } = draft ?? fields;
  return {
    ...texts,
    tags: tags.join(', '),
    categories: categories.join(', '),
    publishAt: toClock(publishedAt),
  };
}

/** The fields as the working copy keeps them. */
export const toFields = ({ tags, categories, publishAt, ...texts }: Editing): PostFields => ({
  ...texts,
  tags: splitList(tags),
  categories: splitList(categories),
  publishedAt: fromClock(publishAt),
});

/** The same as the form that saves a post. `version`: the one that is known here. */
export function toForm(
  editing: Editing,
  {
    state,
    version,
    publishedAt,
  }: { state: 'draft' | 'published'; version: number | null; publishedAt: string },
): FormData {
  const form = new FormData();
  const { title, description, content, author, tags, categories, pictures, hi } = editing;
  const texts = { title, description, content, author, tags, categories, state, publishedAt };
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  form.set('pictures', JSON.stringify(pictures));
  form.set('translations', JSON.stringify({ hi }));
  if (version !== null) form.set('version', String(version));
  return form;
}
