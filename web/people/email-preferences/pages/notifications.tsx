import { api } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AccountPage } from '#web/people/accounts/account/account-page.tsx';
import { EmailPreferencesForm } from '#web/people/email-preferences/email-preferences-form.tsx';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import type { Route } from './+types/notifications';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['email-preferences', 'horoscope', 'accounts/auth', 'shell']);
  const { title, loadFailed: failed, retry } = texts['email-preferences'];
  return { texts, wish: await load(api('GET /api/account/mail-preferences'), { title, failed, retry }) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['email-preferences'].title, brand: shopNameIn(matches) })
    : [];
}

/** The e-mail preferences: mandatory mails, and optional ones. */
export default function AccountNotifications({ loaderData: { wish } }: Route.ComponentProps) {
  const t = useTexts('email-preferences');
  return (
    <AccountPage title={t.title} intro={fill(t.intro, { email: wish.email })}>
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start lg:gap-6">
        <Card>
          <EmailPreferencesForm wish={wish} />
        </Card>
        <Card>
          <h2 className="text-h3">{t.alwaysTitle}</h2>
          <p className="mt-1.5 text-ink-2">{t.alwaysText}</p>
          <ul className="mt-3 grid list-disc gap-1.5 pl-5">
            {t.always.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      </div>
    </AccountPage>
  );
}
