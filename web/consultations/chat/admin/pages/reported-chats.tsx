import { AdminPage } from '#web/admin/admin-page.tsx';
import { ListPager } from '#web/admin/list-pager.tsx';
import { loadForAdmin } from '#web/admin/load-for-admin.ts';
import { cursorsOf } from '#web/admin/use-list-url.ts';
import { api } from '#web/api/client.ts';
import { ReportCard } from '#web/consultations/chat/admin/report-card.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/reported-chats';

const pageSize = 30;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const texts = await loadTexts(pageLang(), ['chat/admin', 'shell']);
  const t = texts['chat/admin'];
  const query = { limit: pageSize, ...cursorsOf(search) };
  const list = await loadForAdmin(api('GET /api/auth/admin/chat-reports', { query }), {
    title: t.title,
    failed: t.loadFailed,
  });
  return { texts, list };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['chat/admin'].title, brand: shopNameIn(matches) })
    : [];
}

/** Reported chats, open ones first. */
export default function ReportedChats({ loaderData: { list } }: Route.ComponentProps) {
  const t = useTexts('chat/admin');
  const { reports } = list;
  return (
    <AdminPage title={t.title} intro={t.intro}>
      {reports.length === 0 && <EmptyState art="diya" title={t.none} />}
      <ul className="grid max-w-220 gap-3 empty:hidden">
        {reports.map((report) => (
          <ReportCard key={report._id} first={report} />
        ))}
      </ul>
      <ListPager pages={list.pages} />
    </AdminPage>
  );
}
