import type { Lang } from '#contract/core/errors.ts';

/** A prediction as search engines read it (schema.org Article). `date` is a date of India. */
export function structuredPrediction({
  headline,
  image,
  brand,
  publicUrl,
  lang,
  told,
}: {
  headline: string;
  image: string;
  brand: string;
  publicUrl: string;
  lang: Lang;
  told: { date: string; prediction: string };
}): object {
  const house = { '@type': 'Organization', name: brand, url: publicUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    image: [image],
    datePublished: `${told.date}T00:00:00+05:30`,
    inLanguage: lang,
    articleBody: told.prediction,
    author: house,
    publisher: house,
  };
}
