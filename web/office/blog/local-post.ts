import type { Post, PostCard } from '#contract/office/blog/endpoints.ts';
import { readingMinutes } from '#contract/office/blog/rules.ts';
import type { Lang } from '#languages/list.ts';

/** A picture of a post with its alt text in the page's language. */
export type ShownPicture = { src: string; alt: string };

/** A post card in the page's language. `lang` is the actual language of its texts. */
export type ShownCard = {
  _id: string;
  title: string;
  description: string;
  author: string;
  publishedAt: string | null;
  cover: ShownPicture | null;
  lang: Lang;
};

/** A post as its page shows it. */
export type ShownPost = ShownCard & {
  content: string;
  pictures: ShownPicture[];
  tags: string[];
  updatedAt: string;
  minutes: number;
};

const pictureIn = ({ src, alt }: PostCard['pictures'][number], lang: Lang): ShownPicture => ({
  src,
  alt: alt[lang] || alt.en,
});

/** Returns a card in a language. Untranslated texts stay English. */
export function shownCard(post: PostCard, lang: Lang): ShownCard {
  const hi = lang === 'hi' ? post.translations.hi : undefined;
  const [cover] = post.pictures;
  return {
    _id: post._id,
    title: hi?.title || post.title,
    description: hi?.description || post.description,
    author: hi?.author || post.author,
    publishedAt: post.publishedAt,
    cover: cover ? pictureIn(cover, lang) : null,
    lang: hi?.title ? 'hi' : 'en',
  };
}

/**
 * Returns a post in a language. Title and text are in the same language: Hindi only if both are translated.
 */
export function shownPost(post: Omit<Post, '_id'> & { _id: string }, lang: Lang): ShownPost {
  const inHindi = lang === 'hi' && Boolean(post.translations.hi?.content);
  const content = (inHindi && post.translations.hi?.content) || post.content;
  return {
    ...shownCard(post, inHindi ? 'hi' : 'en'),
    content,
    cover: post.pictures[0] ? pictureIn(post.pictures[0], lang) : null,
    pictures: post.pictures.map((picture) => pictureIn(picture, lang)),
    tags: post.tags,
    updatedAt: post.updatedAt,
    minutes: readingMinutes(content),
    lang: inHindi ? 'hi' : 'en',
  };
}
