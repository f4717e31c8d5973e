import { api } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AccountPage } from '#web/people/accounts/account/account-page.tsx';
import { ConsentsCard } from '#web/people/personal-data/consents-card.tsx';
import { CopyCard } from '#web/people/personal-data/copy-card.tsx';
import { EraseCard } from '#web/people/personal-data/erase-card.tsx';
import { NomineeCard } from '#web/people/personal-data/nominee-card.tsx';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/privacy';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['personal-data', 'accounts/auth', 'shell']);
  const { title, loadFailed: failed, retry } = texts['personal-data'];
  return { texts, state: await load(api('GET /api/account/privacy'), { title, failed, retry }) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['personal-data'].title, brand: shopNameIn(matches) })
    : [];
}

/** The user's personal data: consents, an export of everything, the nominee, and account deletion. */
export default function AccountPrivacy({ loaderData: { state } }: Route.ComponentProps) {
  const t = useTexts('personal-data');
  return (
    <AccountPage title={t.title} intro={t.intro}>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start lg:gap-6">
        <div className="grid gap-5 lg:gap-6">
          <CopyCard copy={state.copy} hasPassword={state.hasPassword} />
          <ConsentsCard consents={state.consents} />
        </div>
        <div className="grid gap-5 lg:gap-6">
          <NomineeCard
            key={state.nominee?.namedAt ?? ''}
            nominee={state.nominee}
            hasPassword={state.hasPassword}
          />
          <EraseCard state={state} />
        </div>
      </div>
    </AccountPage>
  );
}
