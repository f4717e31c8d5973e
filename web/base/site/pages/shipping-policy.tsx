import { loadSitePage, sitePageMeta } from '#web/base/site/load-policy.ts';
import { PolicyPage } from '#web/base/site/policy-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/shipping-policy';

export const loader = ({ context }: Route.LoaderArgs) => loadSitePage(context, 'site/shipping');

export function meta({ loaderData: { texts }, matches }: Route.MetaArgs) {
  return sitePageMeta(texts['site/shipping'], matches);
}

/** The shipping policy. */
export default function ShippingPage({ loaderData: { site } }: Route.ComponentProps) {
  return <PolicyPage name="shipping" policy={useTexts('site/shipping')} site={site} />;
}
