import { ChevronLeft } from 'lucide';
import { useState } from 'react';
import type { AdminUserFile } from '#contract/people/accounts/admin.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { ChangedBanner } from '#web/admin/changed-banner.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { api } from '#web/api/client.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { UserActions } from '#web/people/accounts/admin/user-actions.tsx';
import { UserChats, UserSessions } from '#web/people/accounts/admin/user-activity.tsx';
import { UserCard } from '#web/people/accounts/admin/user-card.tsx';
import { UserChanges } from '#web/people/accounts/admin/user-changes.tsx';
import { UserNotes } from '#web/people/accounts/admin/user-notes.tsx';
import { UserOrders } from '#web/people/accounts/admin/user-orders.tsx';
import { UserTags } from '#web/people/accounts/admin/user-tags.tsx';
import { UserWallet } from '#web/people/accounts/admin/user-wallet.tsx';
import { UserNominee } from '#web/people/personal-data/admin/user-nominee.tsx';
import { readSession } from '#web/session/store.ts';
import { fill, formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/user';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), [
    ...(['accounts/admin', 'accounts/staff', 'audit', 'products/facts', 'orders'] as const),
    ...(['personal-data', 'personal-data/admin', 'shell'] as const),
  ]);
  const t = texts['accounts/admin'].file;
  const loaded = Promise.all([
    api('GET /api/auth/admin/users/{id}', { params: { id } }),
    api('GET /api/admin/people/choices'),
  ]);
  const [file, { tags }] = await loadForAdmin(loaded, {
    title: t.back,
    failed: t.loadFailed,
    missing: { title: t.notFound, text: t.notFoundText },
    back: { to: '/admin/users', text: t.back },
  });
  return { texts, file, tags };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { file } = loaderData;
  return pageMeta({ title: file.person.name || file.person.email, brand: shopNameIn(matches) });
}

/** One user for admins: their data and the actions on their account. */
export default function AdminUser({ loaderData: { file, tags } }: Route.ComponentProps) {
  return <Whole key={file.person._id} file={file} tags={tags} />;
}

function Whole({ file, tags }: { file: AdminUserFile; tags: readonly string[] }) {
  const t = useTexts('accounts/admin').file;
  const lang = useLang();
  const { person } = file;
  const [changed, setChanged] = useState(false);
  const mine = readSession()?.userId === person._id;
  return (
    <AdminPage
      open
      title={person.name || person.email}
      actions={!mine && !person.closed && <UserActions person={person} onChanged={() => setChanged(true)} />}
    >
      <TextLink to="/admin/users" className="-mt-2 mb-3 inline-flex min-h-11 items-center gap-1 text-sm">
        <Icon of={ChevronLeft} small />
        {t.back}
      </TextLink>
      {changed && <ChangedBanner text={t.roleChanged} onShow={() => setChanged(false)} />}
      {mine && (
        <Banner tone="info" className="mb-4">
          {t.yourself}
        </Banner>
      )}
      {person.closed && (
        <Banner tone="info" className="mb-4">
          {t.closed}
        </Banner>
      )}
      {person.blockedAt && (
        <Banner tone="warn" className="mb-4">
          <span>{fill(t.blockedAt, { date: formatDateTime(person.blockedAt, lang) })}</span>
          {person.blockedBecause && (
            <span className="block font-normal break-words whitespace-pre-line">{person.blockedBecause}</span>
          )}
        </Banner>
      )}
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid min-w-0 gap-4 lg:order-last">
          <UserCard person={person} />
          <UserTags person={person} known={tags} />
          <UserSessions sessions={file.sessions} />
          {!person.closed && !mine && <UserNominee key={person._id} id={person._id} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <UserNotes person={person} notes={file.notes} />
          <UserOrders orders={file.orders} email={person.email} />
          <UserWallet wallet={file.wallet} person={person} />
          <UserChats chats={file.chats} />
          <UserChanges person={person} changes={file.changes} />
        </div>
      </div>
    </AdminPage>
  );
}
