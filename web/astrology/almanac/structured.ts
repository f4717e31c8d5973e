import type { AlmanacCity } from '#contract/astrology/almanac/endpoints.ts';
import type { Lang } from '#languages/list.ts';

/** A page of the almanac for search engines. `crumbs`: the pages above it and itself, by path. */
export type StructuredPage = {
  name: string;
  description: string;
  path: string;
  publicUrl: string;
  brand: string;
  lang: Lang;
  place: AlmanacCity;
  crumbs: readonly { name: string; path: string }[];
};

/** Returns the structured data of an almanac page (schema.org: WebPage about a Place, and its BreadcrumbList). */
export function structuredPage({
  name,
  description,
  path,
  publicUrl,
  brand,
  lang,
  place,
  crumbs,
}: StructuredPage): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebPage',
        '@id': publicUrl + path,
        url: publicUrl + path,
        name,
        description,
        inLanguage: lang,
        isAccessibleForFree: true,
        publisher: { '@type': 'Organization', name: brand, url: publicUrl },
        about: {
          '@type': 'Place',
          name: place.location,
          geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.name,
          item: publicUrl + crumb.path,
        })),
      },
    ],
  };
}
