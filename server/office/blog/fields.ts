import { splitList } from '#contract/core/rules.ts';
import type { PostFields, PostForm, PostHindi } from '#contract/office/blog/endpoints.ts';
import { postCounts, postLengths } from '#contract/office/blog/rules.ts';
import { cleanContent, plainLine } from './sanitise.ts';

/** A post's fields without its date. */
export type PostTexts = Omit<PostFields, 'publishedAt'>;

// Tags are compared, so they are normalised.
const tagsOf = (tags: readonly string[]): string[] => [
  ...new Set(
    tags
      .map((tag) => plainLine(tag).toLocaleLowerCase('en').slice(0, postLengths.tag))
      .filter(Boolean)
      .slice(0, postCounts.tags),
  ),
];
const categoriesOf = (names: readonly string[]): string[] => [
  ...new Set(names.map(plainLine).filter(Boolean)),
];

function hindiOf({ title, description, content, author }: PostHindi): PostHindi {
  const texts = {
    title: title && plainLine(title),
    description: description && plainLine(description),
    content: content && cleanContent(content),
    author: author && plainLine(author),
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}

/** Sanitises fields for storage: plain texts, clean HTML, no duplicate list entries, no empty translations. */
export const cleanFields = <F extends PostTexts>(fields: F): F => ({
  ...fields,
  title: plainLine(fields.title),
  description: plainLine(fields.description),
  content: cleanContent(fields.content),
  author: plainLine(fields.author),
  tags: tagsOf(fields.tags),
  categories: categoriesOf(fields.categories),
  pictures: fields.pictures.map(({ src, alt }) => ({
    src,
    alt: { en: plainLine(alt.en), hi: plainLine(alt.hi) },
  })),
  hi: hindiOf(fields.hi),
});

const emptyTexts: PostTexts = {
  title: '',
  description: '',
  content: '',
  author: '',
  tags: [],
  categories: [],
  pictures: [],
  hi: {},
};

/**
 * Returns the fields of a post after a form. Missing fields keep their value. Uploaded files follow the
 * pictures that the form names; if it names none, they replace all pictures.
 */
export function fieldsOf(form: PostForm, sent: readonly string[], before: PostTexts = emptyTexts): PostTexts {
  const files = sent.map((src) => ({ src, alt: { en: '', hi: '' } }));
  const named = form.pictures ?? (files.length > 0 ? [] : before.pictures);
  return cleanFields({
    title: form.title,
    description: form.description ?? before.description,
    content: form.content ?? before.content,
    author: form.author ?? before.author,
    tags: form.tags === undefined ? before.tags : splitList(form.tags),
    categories: form.categories === undefined ? before.categories : splitList(form.categories),
    pictures: [...named, ...files],
    hi: form.translations ? (form.translations.hi ?? {}) : before.hi,
  });
}

/** Returns the publication date after a form: null for a draft; without a date the previous one, or now. */
export function dateOf(
  { state, publishedAt }: Pick<PostForm, 'state' | 'publishedAt'>,
  { before, isNew, now }: { before: Date | null; isNew: boolean; now: Date },
): Date | null {
  if (state === 'draft') return null;
  if (publishedAt) return new Date(publishedAt);
  // An edit by an older client does not publish a draft.
  if (state === undefined && !isNew) return before;
  return before ?? now;
}
