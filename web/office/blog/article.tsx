import './article.css';
import { postMarkup } from '#web/document/trusted-types/posts.ts';
import { plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import type { ShownPost } from './local-post.ts';
import { PostMeta } from './post-card.tsx';
import { PostCover } from './post-cover.tsx';

/** Shows a post to readers: back link, title, author and date, cover, text, and the other pictures. */
export function Article({ post, heading: Heading = 'h1' }: { post: ShownPost; heading?: 'h1' | 'h2' }) {
  const t = useTexts('blog');
  const lang = useLang();
  const { title, content, cover, pictures, minutes } = post;
  return (
    <article>
      <header className="post-head pt-4 pb-8 lg:pt-8">
        <BackLink to="/blog-list">{t.all}</BackLink>
        <Heading lang={post.lang} className="written-display mt-2 mb-2.5 text-h1">
          {title}
        </Heading>
        <p className="text-base text-ink-2">
          <PostMeta {...post} more={plural(t.minutes, minutes, lang)} />
        </p>
        {post.lang !== lang && <p className="mt-2 text-sm text-ink-2">{t.onlyEnglish}</p>}
      </header>
      <div className="mx-auto max-w-248 max-md:-mx-(--nr-gutter)">
        <PostCover
          picture={cover}
          sizes="(min-width: 64rem) 62rem, 100vw"
          eager
          className="aspect-16/9 md:rounded-tile"
        />
      </div>
      <div
        lang={post.lang}
        className="post-text written mt-8 lg:mt-12"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: allow-listed HTML, sanitised on write and again on read (server/office/blog/sanitise.ts).
        dangerouslySetInnerHTML={{ __html: postMarkup(content) }}
      />
      {pictures.length > 1 && (
        <section aria-label={t.pictures} className="mx-auto mt-10 grid max-w-248 gap-4 sm:grid-cols-2">
          {pictures.slice(1).map((picture) => (
            <PostCover key={picture.src} picture={picture} sizes="(min-width: 40rem) 31rem, 100vw" />
          ))}
        </section>
      )}
    </article>
  );
}
