import { loadSitePage, sitePageMeta } from '#web/base/site/load-policy.ts';
import { PolicyPage } from '#web/base/site/policy-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/dark-patterns';

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'site/dark-patterns');

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return sitePageMeta(texts['site/dark-patterns'], matches);
}

/** The dark patterns of the guidelines, and what the shop does instead of each. */
export default function DarkPatternsPage({ loaderData: { site } }: Route.ComponentProps) {
  return <PolicyPage name="fair" policy={useTexts('site/dark-patterns')} site={site} />;
}
