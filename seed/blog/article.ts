import type { Cover } from '#art/index.ts';

/**
 * A part of an article. A bare string is a paragraph. In every text `**strong**`, `*emphasis*` and `[words](target)` are
 * markup; a target is a path (`/panchang-form`), a web page, `product:SLUG`, `category:NAME` or `post:SLUG`.
 */
export type Block =
  | string
  | { h2: string }
  | { h3: string }
  | { ul: readonly string[] }
  | { ol: readonly string[] }
  | { quote: string };

/** An article in one language. */
export type ArticleText = {
  title: string;
  /** One sentence, shown in lists. */
  description: string;
  author: string;
  /** What the cover shows, for those who do not see it. */
  alt: string;
  body: readonly Block[];
};

/** An article of the demo shop. */
export type SeedArticle = {
  /** Stable, kebab-case and unique: the id of the post derives from it. */
  slug: string;
  cover: Cover;
  tags: readonly string[];
  /** Whole days before the day of seeding. */
  daysAgo: number;
  en: ArticleText;
  hi: ArticleText;
};

/** Turns a target of the markup into an address. */
export type Resolve = (target: string) => string;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const inline = (text: string, resolve: Resolve): string =>
  escaped(text)
    .replace(
      /\[([^\]]+)\]\(([^)\s]+)\)/g,
      (_, words: string, target: string) =>
        `<a href="${escaped(resolve(target.replace(/&amp;/g, '&')))}">${words}</a>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');

/** Returns the body of an article as HTML of the blog's allow-list. */
export function articleHtml(body: readonly Block[], resolve: Resolve): string {
  const line = (text: string) => inline(text, resolve);
  const items = (texts: readonly string[]) => texts.map((text) => `<li><p>${line(text)}</p></li>`).join('');
  return body
    .map((block) => {
      if (typeof block === 'string') return `<p>${line(block)}</p>`;
      if ('h2' in block) return `<h2>${line(block.h2)}</h2>`;
      if ('h3' in block) return `<h3>${line(block.h3)}</h3>`;
      if ('ul' in block) return `<ul>${items(block.ul)}</ul>`;
      if ('ol' in block) return `<ol>${items(block.ol)}</ol>`;
      return `<blockquote><p>${line(block.quote)}</p></blockquote>`;
    })
    .join('');
}

/** Lists every target of the markup in an article's text. */
export const targetsOf = ({ body }: ArticleText): string[] =>
  [...JSON.stringify(body).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
