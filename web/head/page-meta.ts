/** Returns title and description of a page, for its `meta` export. The shop's name follows `title`. */
export function pageMeta({
  title,
  brand,
  description,
  image,
}: {
  title: string;
  brand: string;
  description?: string;
  /** Absolute address of the image for shared links, 1200 by 630. */
  image?: string;
}) {
  const full = brand ? `${title} · ${brand}` : title;
  return [
    { title: full },
    { property: 'og:title', content: full },
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(image
      ? [
          { property: 'og:image', content: image },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: title },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ];
}
