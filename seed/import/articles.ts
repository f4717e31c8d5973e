import { drawCover } from '#art/index.ts';
import { articleHtml, type Resolve, type SeedArticle } from '../blog/article.ts';
import type { DemoPost, DemoShop } from './demo-shop.ts';
import { demoId, demoNumber } from './ids.ts';
import { productId } from './products.ts';

const day = 86_400_000;

/** Returns the id of the article with this slug. */
export const postId = (slug: string): string => demoId('post', slug);

/** Resolves a link target of an article's markup in the demo shop. */
export const addressOf: Resolve = (target) => {
  const [, kind, name = ''] = /^(product|category|post):(.+)$/.exec(target) ?? [];
  if (kind === 'product') return `/single-product/${productId(name)}`;
  if (kind === 'category') return `/products?category=${encodeURIComponent(decodeURIComponent(name))}`;
  return kind === 'post' ? `/blog-details/${postId(name)}` : target;
};

/** Returns the articles as posts, each with its cover drawn, published as many days ago as they say. */
export async function demoPosts(
  articles: readonly SeedArticle[],
  shop: Pick<DemoShop, 'keepDrawing' | 'now'>,
): Promise<DemoPost[]> {
  const posts: DemoPost[] = [];
  for (const { slug, cover, tags, daysAgo, en, hi } of articles) {
    const { alt: altEn, body: bodyEn, ...wordsEn } = en;
    const { alt: altHi, body: bodyHi, ...wordsHi } = hi;
    posts.push({
      id: postId(slug),
      ...wordsEn,
      content: articleHtml(bodyEn, addressOf),
      tags: [...tags],
      pictures: [{ src: await shop.keepDrawing(drawCover(cover)), alt: { en: altEn, hi: altHi } }],
      hi: { ...wordsHi, content: articleHtml(bodyHi, addressOf) },
      publishedAt: new Date(shop.now().getTime() - daysAgo * day - demoNumber('posted', slug, day / 2)),
    });
  }
  return posts;
}
