import type { BlogService } from '../blog/service.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { HoroscopeService } from '../horoscope/service.ts';
import type { Config } from '../platform/config/config.ts';
import type { Bus } from '../platform/database/bus.ts';
import type { PageCache } from '../platform/http/page-cache.ts';
import type { SettingsService } from '../settings/service.ts';
import type { PolicySources } from './policy.ts';

/** The gateway's hosts, for the policy of the pages: only where a real gateway is configured. */
export function gatewaySources({ gateway }: Pick<Config, 'gateway'>): PolicySources {
  if (!gateway) return {};
  const sdk = new URL(gateway.sdkUrl).origin;
  const api = new URL(gateway.baseUrl).origin;
  return { script: [sdk], connect: [sdk, api], frame: [sdk, api], form: [api] };
}

// A review changes its product's rating, so it is told as a change of the product.
const tagsOf = (productIds: readonly string[]): string[] => [
  'products',
  'reviews',
  ...productIds.map((id) => `product:${id}`),
];

/**
 * Drops cached pages the moment what they show has changed: on this process and, by LISTEN, on the others before the
 * writer is answered (see `Bus.heard`). When notifications may have been missed, everything goes; while the database is away
 * it is still shown where nothing new can be made.
 */
export function keepFresh(
  cache: PageCache,
  {
    bus,
    settings,
    catalog,
    horoscope,
    blog,
  }: {
    bus: Bus;
    settings: SettingsService;
    catalog: CatalogService;
    horoscope: HoroscopeService;
    blog: BlogService;
  },
): void {
  const newWords = () => cache.drop(['horoscope']);
  horoscope.onTurn(newWords);
  horoscope.onChange(newWords);
  bus.on('horoscope', newWords);
  blog.onChange(() => cache.drop(['posts']));
  bus.on('blog', () => cache.drop(['posts']));
  catalog.onChange((productIds) => cache.drop(tagsOf(productIds)));
  bus.on('catalog', (productId) => cache.drop(tagsOf([productId])));
  settings.onChange(() => cache.dropAll());
  bus.on('settings', () => cache.dropAll());
  bus.onLost((back) => (back ? cache.dropAll() : cache.setAside()));
}
