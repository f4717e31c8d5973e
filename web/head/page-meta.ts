/** Title and description of a page, for its `meta` export; `title` stands before the shop's name. */
export function pageMeta({
  title,
  brand,
  description,
  image,
}: {
  title: string;
  brand: string;
  description?: string;
  /** Absolute address of the picture that stands for the page when it is shared, 1200 by 630. */
  image?: string;
}) {
  const full = `${title} · ${brand}`;
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
