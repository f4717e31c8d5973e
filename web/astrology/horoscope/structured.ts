import type { Lang } from '#languages/list.ts';

/** Returns the structured data of a prediction (schema.org/Article). `date` is a date in India. */
export function structuredPrediction({
  headline,
  image,
  brand,
  publicUrl,
  lang,
  daily,
}: {
  headline: string;
  image: string;
  brand: string;
  publicUrl: string;
  lang: Lang;
  daily: { date: string; prediction: string };
}): object {
  const organization = { '@type': 'Organization', name: brand, url: publicUrl };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    image: [image],
    datePublished: `${daily.date}T00:00:00+05:30`,
    inLanguage: lang,
    articleBody: daily.prediction,
    author: organization,
    publisher: organization,
  };
}
