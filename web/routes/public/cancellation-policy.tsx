import { housePageMeta, loadHousePage } from '#web/features/site/load-policy.ts';
import { PolicyPage } from '#web/features/site/policy-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/cancellation-policy';

export const loader = ({ context }: Route.LoaderArgs) => loadHousePage(context, 'site/cancellation');

export const meta = ({ loaderData: { texts } }: Route.MetaArgs) =>
  housePageMeta(texts['site/cancellation'], texts);

/** Cancelling, returning, money back. */
export default function CancellationPage({ loaderData: { house } }: Route.ComponentProps) {
  return <PolicyPage name="cancellation" policy={useTexts('site/cancellation')} house={house} />;
}
