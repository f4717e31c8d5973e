import type { PublicSettings } from '#contract/base/site/endpoints.ts';
import { shopNameOf } from '#contract/base/site/shop-name.ts';
import type { Lang } from '#languages/list.ts';

/** Returns the name of the shop in the page's language, for a `meta` export; '' if the root could not be loaded. */
export function shopNameIn(matches: readonly ({ loaderData?: unknown } | undefined)[]): string {
  const root = matches[0]?.loaderData as { shop?: PublicSettings; lang: Lang } | undefined;
  return root?.shop ? shopNameOf(root.shop, root.lang) : '';
}
