import { useRouteLoaderData } from 'react-router';
import type { PublicSettings } from '#contract/base/site/endpoints.ts';
import { shopNameOf } from '#contract/base/site/shop-name.ts';
import { useLang } from '#web/texts/use-texts.ts';

/** Returns the public settings: names, numbers and limits of the shop. */
export function useShop(): PublicSettings {
  const root = useRouteLoaderData('root') as { shop: PublicSettings } | undefined;
  if (!root) throw new Error('the root loader has not run');
  return root.shop;
}

/** Returns the name of the shop in the page's language. */
export function useShopName(): string {
  return shopNameOf(useShop(), useLang());
}
