import type { SavedAddress } from '#contract/people/addresses/endpoints.ts';
import { api } from '#web/api/client.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { LatestReports } from '#web/astrology/reports/shelf/latest-reports.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AccountLinks } from '#web/people/accounts/account/account-links.tsx';
import { WalletGlance } from '#web/people/accounts/account/wallet-glance.tsx';
import { ConfirmAddress } from '#web/people/accounts/shared/confirm-address.tsx';
import { isAbsentHere } from '#web/route-table/absent-pages.ts';
import { LatestOrders } from '#web/selling/orders/latest-orders.tsx';
import { reviewedLines } from '#web/selling/orders/reviewed-lines.ts';
import { stateName } from '#web/selling/orders/shared/words.ts';
import { readSession } from '#web/session/store.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/dashboard';

const features = ['accounts/auth', 'accounts/home', 'orders', 'reports', 'shell'] as const;

async function failureWords(): Promise<LoadWords> {
  const { title, loadFailed: failed, retry } = (await loadTexts(pageLang(), features))['accounts/home'];
  return { title, failed, retry };
}

export async function clientLoader() {
  const [texts, [profile, orders, kept, bought, money]] = await Promise.all([
    loadTexts(pageLang(), features),
    load(
      Promise.all([
        api('GET /api/auth/profile'),
        // Only customers have orders and addresses.
        readSession()?.role === 'user' ? api('GET /api/auth/user-orders') : null,
        readSession()?.role === 'user' ? api('GET /api/auth/addresses') : null,
        readSession()?.role === 'user' ? api('GET /api/reports') : null,
        // The account is shown even when the wallet fails to load.
        readSession()?.role === 'admin' || isAbsentHere('/wallet')
          ? null
          : api('GET /api/payment/wallet/me').catch(() => null),
      ]),
      failureWords,
    ),
  ]);
  return {
    texts,
    profile,
    orders,
    reviewed: await reviewedLines(orders ?? []),
    addresses: kept?.addresses ?? null,
    reports: bought?.reports ?? null,
    balance: money?.wallet.balance ?? null,
  };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['accounts/home'].title, brand: shopNameIn(matches) })
    : [];
}

/** The account home. It gathers what other account pages show in full. */
export default function Dashboard({
  loaderData: { profile, orders, reviewed, addresses, reports, balance },
}: Route.ComponentProps) {
  const t = useTexts('accounts/home');
  return (
    <div className="wrap pt-6 pb-16 lg:pt-9 lg:pb-24">
      <h1 className="text-h1">{fill(t.greeting, { name: profile.firstName })}</h1>
      <p className="mt-1 break-words text-ink-2">
        <span>{profile.email}</span>
        {profile.phone && (
          <>
            {' · '}
            <span className="tabular">{profile.phone}</span>
          </>
        )}
      </p>
      {!profile.isVerified && <ConfirmAddress className="mt-5" />}
      {/* Two rows of equal heights, so that no column ends before the other. */}
      <div className="mt-6 grid gap-5 lg:grid-cols-[1.25fr_1fr] lg:gap-6">
        {orders && <LatestOrders orders={orders} reviewed={reviewed} />}
        {balance !== null && <WalletGlance balance={Number(balance)} />}
        {addresses && <Addresses addresses={addresses} />}
        {reports && <LatestReports reports={reports} />}
        <div className="lg:col-span-full">
          <AccountLinks />
        </div>
      </div>
    </div>
  );
}

function Addresses({ addresses }: { addresses: readonly SavedAddress[] }) {
  const t = useTexts('accounts/home');
  const lang = useLang();
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3">{t.addresses}</h2>
        {addresses.length > 0 && (
          <TextLink alone to="/account/addresses">
            {t.changeAddresses}
          </TextLink>
        )}
      </div>
      {addresses.length === 0 && (
        <>
          <p className="mt-2 mb-4 text-ink-2">{t.noAddresses}</p>
          <LinkButton kind="secondary" to="/account/addresses">
            {t.addAddress}
          </LinkButton>
        </>
      )}
      <ul className="mt-3 grid gap-3 empty:hidden sm:has-[li+li]:grid-cols-2">
        {addresses.map((address) => (
          <li
            key={address._id}
            className={`rounded-control border-[1.5px] px-4 py-3.5 leading-normal break-words ${address.isDefault ? 'border-manik-text bg-manik-wash' : 'border-line'}`}
          >
            <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
              <span translate="no">{address.name}</span>
              {address.isDefault && (
                <Badge tone="good" dot={false}>
                  {t.standard}
                </Badge>
              )}
            </p>
            <p className="mt-0.5 text-sm text-ink-2">{`${address.address}, ${address.city}, ${stateName(address.state, lang)} ${address.pincode}`}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
