import type { PublicSettings } from '#contract/base/site/endpoints.ts';
import type { Lang } from '#languages/list.ts';

/** Returns the lines of the shop's address in a language. */
export const addressOf = ({ address, addressHi }: PublicSettings, lang: Lang): string[] =>
  lang === 'hi' && addressHi.length > 0 ? addressHi : address;

/** Returns the shop's address on one line, without the shop's name, which is its first line. */
export const streetOf = (shop: PublicSettings, lang: Lang): string => {
  const own = shop.address[0] === shop.shopName ? 1 : 0;
  return addressOf(shop, lang).slice(own).join(', ');
};
