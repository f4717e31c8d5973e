import type { Lang } from '#languages/list.ts';
import type { PublicSettings } from './endpoints.ts';

/** Returns the name of the shop in a language. */
export const shopNameOf = (
  { shopName, shopNameHi }: Pick<PublicSettings, 'shopName' | 'shopNameHi'>,
  lang: Lang,
): string => ({ en: shopName, hi: shopNameHi })[lang];
