import { loadSitePage, sitePageMeta } from '#web/base/site/load-policy.ts';
import { PolicyPage } from '#web/base/site/policy-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/cancellation-policy';

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'site/cancellation');

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return sitePageMeta(texts['site/cancellation'], matches);
}

/** The policy on cancellations, returns and refunds. */
export default function CancellationPage({ loaderData: { site } }: Route.ComponentProps) {
  return <PolicyPage name="cancellation" policy={useTexts('site/cancellation')} site={site} />;
}
