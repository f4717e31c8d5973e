import { housePageMeta, loadHousePage } from '#web/features/site/load-policy.ts';
import { PolicyPage } from '#web/features/site/policy-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/shipping-policy';

export const loader = ({ context }: Route.LoaderArgs) => loadHousePage(context, 'site/shipping');

export const meta = ({ loaderData: { texts } }: Route.MetaArgs) =>
  housePageMeta(texts['site/shipping'], texts);

/** How goods travel. */
export default function ShippingPage({ loaderData: { house } }: Route.ComponentProps) {
  return <PolicyPage name="shipping" policy={useTexts('site/shipping')} house={house} />;
}
