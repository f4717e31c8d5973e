import { api } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { BankCard } from '#web/consultations/astrologers/profile/bank-card.tsx';
import { DetailsForm } from '#web/consultations/astrologers/profile/details-form.tsx';
import { DocumentsCard } from '#web/consultations/astrologers/profile/documents-card.tsx';
import { IdentityCard } from '#web/consultations/astrologers/profile/identity-card.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import type { Route } from './+types/astrologer-profile';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), [
    'astrologers',
    'astrologers/practice',
    'astrologers/signup',
    'accounts/auth',
    'shell',
  ]);
  const { page, loadFailed: failed, retry } = texts.astrologers;
  const { user } = await load(api('GET /api/astrologers/astrologer-details'), {
    title: page.title,
    failed,
    retry,
  });
  return { texts, me: user };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.astrologers.page.title, brand: shopNameIn(matches) })
    : [];
}

/** An astrologer's identity, public profile, the four documents, and the bank account. */
export default function AstrologerProfile({ loaderData: { me } }: Route.ComponentProps) {
  const t = useTexts('astrologers');
  // Documents that are asked for need the wide column. Once they are sent, their card is short.
  const asked = me.kyc === 'notYet' || me.kyc === 'rejected';
  const documents = (
    <div key="documents" className="max-lg:order-1">
      <DocumentsCard me={me} />
    </div>
  );
  const details = (
    <div className="max-lg:order-2">
      <DetailsForm me={me} />
    </div>
  );
  const bank = (
    <div key="bank" className="max-lg:order-3">
      <BankCard me={me} />
    </div>
  );
  return (
    <>
      <h1 className="mb-5 text-h2">{t.page.title}</h1>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:items-start">
        <div className="grid gap-5 max-lg:contents">
          <IdentityCard me={me} />
          {asked ? details : [documents, bank]}
        </div>
        <div className="grid gap-5 max-lg:contents">{asked ? [documents, bank] : details}</div>
      </div>
    </>
  );
}
