import type { Profile } from '#contract/people/accounts/endpoints.ts';
import { api } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AccountPage } from '#web/people/accounts/account/account-page.tsx';
import { EmailForm, EmailOnly } from '#web/people/accounts/account/email-form.tsx';
import { FirstPassword } from '#web/people/accounts/account/first-password.tsx';
import { PasswordForm } from '#web/people/accounts/account/password-form.tsx';
import { PersonForm } from '#web/people/accounts/account/person-form.tsx';
import { ConfirmAddress } from '#web/people/accounts/shared/confirm-address.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import type { Route } from './+types/profile';

export const handle: PageHandle = { skeleton: 'form' };

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['accounts', 'accounts/auth', 'shell']);
  const { profile: t, loadFailed: failed, retry } = texts.accounts;
  return { texts, profile: await load(api('GET /api/auth/profile'), { title: t.title, failed, retry }) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.accounts.profile.title, brand: shopNameIn(matches) })
    : [];
}

/** The user's name, phone, e-mail address and password, each changed separately. */
export default function AccountProfile({ loaderData: { profile } }: Route.ComponentProps) {
  const t = useTexts('accounts');
  return (
    <AccountPage title={t.profile.title} intro={t.profile.intro}>
      <Forms profile={profile} />
    </AccountPage>
  );
}

function Forms({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:gap-6">
      {!profile.isVerified && !profile.pendingEmail && <ConfirmAddress className="lg:col-span-full" />}
      <Card>
        <PersonForm profile={profile} />
      </Card>
      <Card>
        {profile.hasPassword ? (
          <EmailForm key={profile.pendingEmail ?? profile.email} profile={profile} />
        ) : (
          <EmailOnly profile={profile} />
        )}
      </Card>
      <Card className="lg:col-span-full">
        {profile.hasPassword ? (
          <PasswordForm email={profile.email} />
        ) : (
          <FirstPassword email={profile.email} />
        )}
      </Card>
    </div>
  );
}
