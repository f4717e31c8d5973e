import { formatDate } from '#web/texts/format.ts';
import { useLang } from '#web/texts/use-texts.ts';
import { Link } from '#web/ui/link.tsx';
import type { ShownCard } from './local-post.ts';
import { PostCover } from './post-cover.tsx';

/** Shows the author and the date of a post. */
export function PostMeta({
  author,
  publishedAt,
  more,
}: {
  author: string;
  publishedAt: string | null;
  more?: string;
}) {
  const lang = useLang();
  return (
    <>
      {author && <span>{`${author} · `}</span>}
      {publishedAt && (
        <time translate="no" dateTime={publishedAt}>
          {formatDate(publishedAt, lang)}
        </time>
      )}
      {more && <span>{` · ${more}`}</span>}
    </>
  );
}

const link = 'after:absolute after:inset-0 group-hover:underline decoration-[1.5px] underline-offset-[.18em]';

/** Shows a post in a list; the whole card is a link. `large` is for the newest post at the top. */
export function PostCardView({
  post,
  large,
  eager,
  heading: Heading = 'h2',
}: {
  post: ShownCard;
  large?: boolean;
  eager?: boolean;
  heading?: 'h2' | 'h3';
}) {
  const { _id, title, description, lang } = post;
  const sizes = large
    ? '(min-width: 48rem) 55vw, 100vw'
    : '(min-width: 64rem) 26rem, (min-width: 48rem) 46vw, 100vw';
  return (
    <article
      lang={lang}
      className={`written group relative grid content-start gap-1.5 ${
        large
          ? 'md:col-span-full md:grid-cols-[1.3fr_1fr] md:grid-rows-[1fr_auto_auto_1fr] md:gap-x-10 lg:gap-x-16 lg:gap-y-2'
          : ''
      }`}
    >
      <PostCover
        picture={post.cover}
        sizes={sizes}
        eager={eager ?? false}
        className={`aspect-16/10 rounded-tile ${large ? 'mb-2 md:row-span-4 md:mb-0' : 'mb-2'}`}
      />
      <Heading className={`written-display ${large ? 'text-h1 md:self-end' : 'text-h3'}`}>
        <Link to={`/blog-details/${_id}`} className={link}>
          {title}
        </Link>
      </Heading>
      {description && <p className={`text-ink-2 ${large ? 'text-lg' : ''}`}>{description}</p>}
      <p className="text-sm text-ink-3">
        <PostMeta {...post} />
      </p>
    </article>
  );
}

/** The classes of a grid of cards: one column on phones, then two, then three. */
export const cardGrid =
  'grid gap-8 md:grid-cols-2 md:gap-x-6 md:gap-y-9 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-12';
