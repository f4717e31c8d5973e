import type { MuhuratAnswer } from '#contract/astrology/muhurat/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import { stretch, weekdayAndDay } from '#web/astrology/reports/shared/wall-time.ts';

/** The windows that search engines get. */
const MOST = 30;

/** Returns the structured data of a page of muhurats: a web page whose main entity is the list of hours (schema.org). */
export function structuredMuhurats({
  title,
  description,
  url,
  home,
  brand,
  lang,
  answer,
}: {
  title: string;
  description: string;
  url: string;
  home: { name: string; url: string };
  brand: string;
  lang: Lang;
  answer: MuhuratAnswer;
}): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description,
    url,
    inLanguage: lang,
    publisher: { '@type': 'Organization', name: brand },
    spatialCoverage: {
      '@type': 'Place',
      name: answer.place.name,
      geo: {
        '@type': 'GeoCoordinates',
        latitude: answer.place.latitude,
        longitude: answer.place.longitude,
      },
    },
    temporalCoverage: `${answer.from}/${answer.to}`,
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: home.name, item: home.url },
        { '@type': 'ListItem', position: 2, name: title, item: url },
      ],
    },
    mainEntity: {
      '@type': 'ItemList',
      name: title,
      numberOfItems: answer.windows.length,
      itemListElement: answer.windows.slice(0, MOST).map(({ date, start, end }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: `${weekdayAndDay(date, lang)}, ${stretch(start, end, lang)}`,
      })),
    },
  };
}
