import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Device } from '#contract/people/accounts/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AccountPage } from '#web/people/accounts/account/account-page.tsx';
import { LinkedIdentities } from '#web/people/accounts/account/linked-identities.tsx';
import { LogOutEverywhere } from '#web/people/accounts/account/log-out-everywhere.tsx';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Route } from './+types/sessions';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['accounts', 'shell']);
  const { devices: t, retry } = texts.accounts;
  const [{ sessions }, { identities }] = await load(
    Promise.all([api('GET /api/auth/sessions'), api('GET /api/auth/identities')]),
    { title: t.title, failed: t.loadFailed, retry },
  );
  return { texts, devices: sessions, identities };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.accounts.devices.title, brand: shopNameIn(matches) })
    : [];
}

/**
 * The devices where the user is signed in, and the linked sign-in providers. Each can be removed, or all at
 * once.
 */
export default function AccountSessions({ loaderData: { devices, identities } }: Route.ComponentProps) {
  const t = useTexts('accounts');
  return (
    <AccountPage title={t.devices.title} intro={t.devices.intro} action={<LogOutEverywhere />}>
      <Card className="max-w-200 py-1! md:py-2!">
        <ul>
          {devices.map((device) => (
            <DeviceRow key={device._id} device={device} />
          ))}
        </ul>
      </Card>
      {identities.length > 0 && <LinkedIdentities identities={identities} />}
    </AccountPage>
  );
}

function DeviceRow({ device: { _id, device, createdAt, usedAt, current } }: { device: Device }) {
  const t = useTexts('accounts').devices;
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const used = formatDateTime(usedAt, lang);
  async function logOut() {
    setBusy(true);
    await api('DELETE /api/auth/sessions/{sessionId}', { params: { sessionId: _id } }).then(
      ({ message }) => toast.good(message),
      (error) => toast.problem(messageOf(error, t.failed)),
    );
    // After a refusal too: the session may have ended elsewhere.
    await revalidate();
    setBusy(false);
  }
  return (
    <li className="flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3 last:border-0">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 font-text text-base font-semibold">
          <span>{device}</span>
          {current && <Badge tone="good">{t.here}</Badge>}
        </h2>
        <p className="tabular text-sm text-ink-2">
          {!current && <span className="block">{fill(t.used, { date: used })}</span>}
          <span>{fill(t.since, { date: formatDateTime(createdAt, lang) })}</span>
        </p>
      </div>
      {!current && (
        <Button
          kind="secondary"
          size="small"
          busy={busy}
          busyText={t.loggingOut}
          aria-label={busy ? undefined : fill(t.logOutNamed, { device, date: used })}
          onClick={() => void logOut()}
        >
          {t.logOut}
        </Button>
      )}
    </li>
  );
}
