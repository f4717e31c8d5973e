import type { HoroscopeService } from '../astrology/horoscope/service.ts';
import type { SettingsService } from '../base/settings/service.ts';
import type { CertificatesService } from '../catalog/certificates/service.ts';
import type { CollectionsService } from '../catalog/collections/service.ts';
import type { CatalogService } from '../catalog/products/service.ts';
import type { AstrologersService } from '../consultations/astrologers/service.ts';
import type { BlogService } from '../office/blog/service.ts';
import type { SaleService } from '../office/opening/service.ts';
import type { Config } from '../platform/config/config.ts';
import type { Bus } from '../platform/database/bus.ts';
import type { PageCache } from '../platform/http/caching/page-cache.ts';

/** Returns the origin of `MEDIA_URL`, which pages may load pictures from; undefined without one. */
export const mediaOrigin = ({
  mediaUrl,
  publicUrl,
}: Pick<Config, 'mediaUrl' | 'publicUrl'>): string | undefined =>
  mediaUrl === publicUrl ? undefined : new URL(mediaUrl).origin;

// A review changes its product's rating, so it is published as a change of the product.
const tagsOf = (productIds: readonly string[]): string[] => [
  'products',
  'reviews',
  ...productIds.map((id) => `product:${id}`),
];

/**
 * Invalidates cached pages when their data changes: on this process before the writer gets its response, and by LISTEN on
 * the others moments later. When notifications may have been missed, all pages are invalidated. While the
 * database is away they are still the fallback.
 */
export function invalidateOnChange(
  cache: PageCache,
  {
    bus,
    settings,
    sale,
    catalog,
    horoscope,
    blog,
    astrologers,
    certificates,
    collections,
  }: {
    bus: Bus;
    settings: SettingsService;
    sale: SaleService;
    catalog: CatalogService;
    horoscope?: HoroscopeService;
    blog?: BlogService;
    astrologers?: AstrologersService;
    certificates?: CertificatesService;
    collections: CollectionsService;
  },
): void {
  const newWords = () => cache.drop(['horoscope']);
  // Pages that say what is good from today on.
  horoscope?.onTurn(() => cache.drop(['horoscope', 'today']));
  horoscope?.onChange(newWords);
  bus.subscribe('horoscope', newWords);
  blog?.onChange(() => cache.drop(['posts']));
  bus.subscribe('blog', () => cache.drop(['posts']));
  catalog.onChange((productIds) => cache.drop(tagsOf(productIds)));
  bus.subscribe('catalog', (productId) => cache.drop(tagsOf([productId])));
  collections.onChange(() => cache.drop(['collections']));
  bus.subscribe('collections', () => cache.drop(['collections']));
  // The page of a product shows the reports of its laboratory.
  const newReports = (productIds: readonly string[]) => cache.drop(productIds.map((id) => `product:${id}`));
  certificates?.onChange(newReports);
  bus.subscribe('certificates', (productId) => newReports([productId]));
  const newAstrologers = () => cache.drop(['astrologers']);
  astrologers?.onChange(newAstrologers);
  bus.subscribe('astrologers', newAstrologers);
  // An astrologer's account may have been blocked or erased.
  bus.subscribe('sessions', newAstrologers);
  settings.onChange(() => cache.dropAll());
  sale.onChange(() => cache.dropAll());
  bus.subscribe('settings', () => cache.dropAll());
  bus.onConnectionChange((back) => (back ? cache.dropAll() : cache.setAside()));
}
