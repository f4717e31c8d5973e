import type { ShownPost } from './local-post.ts';

/**
 * Returns the structured data of a post (schema.org/BlogPosting). `url` and `origin` are absolute; `brand` is
 * the publisher.
 */
export function structuredPost(
  post: ShownPost,
  { url, origin, brand }: { url: string; origin: string; brand: string },
) {
  const pictures = post.pictures.map(({ src }) => new URL(src, origin).href);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    inLanguage: post.lang,
    ...(pictures.length > 0 && { image: pictures }),
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    dateModified: post.updatedAt,
    ...(post.author && { author: { '@type': 'Person', name: post.author } }),
    publisher: { '@type': 'Organization', name: brand, url: origin },
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    timeRequired: `PT${post.minutes}M`,
  };
}
