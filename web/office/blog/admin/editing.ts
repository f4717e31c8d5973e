import { fromIndiaClock, toIndiaClock } from '#contract/core/india-time.ts';
import { splitList } from '#contract/core/rules.ts';
import type { AdminPost, PostFields } from '#contract/office/blog/endpoints.ts';

/**
 * A post while it is edited. Lists are lines of text; the date is local Indian time (`2026-11-22T18:30`) or
 * ''.
 */
export type Editing = Omit<PostFields, 'tags' | 'categories' | 'publishedAt'> & {
  tags: string;
  categories: string;
  publishAt: string;
};

/** Converts local Indian time to an instant. Returns null if it is empty or invalid. */
export function fromClock(clock: string): string | null {
  const at = fromIndiaClock(clock);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The empty form of a new post. */
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

/** Returns the form values of a post: those of the draft if there is one. */
export function toEditing({ fields, draft }: Pick<AdminPost, 'fields' | 'draft'>): Editing {
  const { tags, categories, publishedAt, ...texts } = draft ?? fields;
  return {
    ...texts,
    tags: tags.join(', '),
    categories: categories.join(', '),
    publishAt: publishedAt ? toIndiaClock(new Date(publishedAt)) : '',
  };
}

/** Returns the fields as the draft stores them. */
export const toFields = ({ tags, categories, publishAt, ...texts }: Editing): PostFields => ({
  ...texts,
  tags: splitList(tags),
  categories: splitList(categories),
  publishedAt: fromClock(publishAt),
});

/** Returns the fields as the form data that saves a post. `version` is the version that was loaded. */
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
