import { loadSitePage, sitePageMeta } from '#web/base/site/load-policy.ts';
import { PolicyPage } from '#web/base/site/policy-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/private-info';

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'site/privacy');

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return sitePageMeta(texts['site/privacy'], matches);
}

/** The privacy notice (DPDP Act). */
export default function PrivacyPage({ loaderData: { site } }: Route.ComponentProps) {
  return <PolicyPage name="privacy" policy={useTexts('site/privacy')} site={site} />;
}
