import type { RouterContextProvider } from 'react-router';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { type Feature, loadTexts } from '#web/texts/load.ts';

/** Loads the texts of a page about the site, and the values of their placeholders. For server loaders. */
export async function loadSitePage<F extends Feature>(context: Readonly<RouterContextProvider>, feature: F) {
  context.get(cacheTagsContext).add('settings');
  const [texts, site] = await Promise.all([
    loadTexts(context.get(langContext), [feature, 'site', 'shell']),
    context.get(apiContext)('GET /api/settings/house'),
  ]);
  return { texts, site };
}

/** Returns title and description of such a page. */
export const sitePageMeta = (
  { title, description }: { title: string; description: string },
  matches: Parameters<typeof shopNameIn>[0],
) => pageMeta({ title, brand: shopNameIn(matches), description });
