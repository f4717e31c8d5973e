import { loadSitePage, sitePageMeta } from '#web/base/site/load-policy.ts';
import { PolicyPage } from '#web/base/site/policy-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/tmc';

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'site/terms');

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return sitePageMeta(texts['site/terms'], matches);
}

/** The terms of the shop. */
export default function TermsPage({ loaderData: { site } }: Route.ComponentProps) {
  return <PolicyPage name="terms" policy={useTexts('site/terms')} site={site} />;
}
