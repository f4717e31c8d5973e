import type { RouterContextProvider } from 'react-router';
import { apiContext, cacheTagsContext, langContext } from '#web/api/context.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import type { AllTexts } from '#web/texts/index.ts';
import { type Feature, loadTexts } from '#web/texts/load.ts';

/** The texts of a page about the house, and the facts they are filled with. For loaders on the server. */
export async function loadHousePage<F extends Feature>(context: Readonly<RouterContextProvider>, feature: F) {
  context.get(cacheTagsContext).add('settings');
  const [texts, house] = await Promise.all([
    loadTexts(context.get(langContext), [feature, 'site', 'shell']),
    context.get(apiContext)('GET /api/settings/house'),
  ]);
  return { texts, house };
}

/** Title and description of such a page. */
export const housePageMeta = (
  { title, description }: { title: string; description: string },
  { shell }: Pick<AllTexts, 'shell'>,
) => pageMeta({ title, brand: shell.brand, description });
