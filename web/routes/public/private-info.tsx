import { housePageMeta, loadHousePage } from '#web/features/site/load-policy.ts';
import { PolicyPage } from '#web/features/site/policy-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/private-info';

export const loader = ({ context }: Route.LoaderArgs) => loadHousePage(context, 'site/privacy');

export const meta = ({ loaderData: { texts } }: Route.MetaArgs) =>
  housePageMeta(texts['site/privacy'], texts);

/** The notice on personal data (DPDP Act). */
export default function PrivacyPage({ loaderData: { house } }: Route.ComponentProps) {
  return <PolicyPage name="privacy" policy={useTexts('site/privacy')} house={house} />;
}
