import { api } from '#web/api/client.ts';
import { ReportCard } from '#web/features/chat/reported/report-card.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import type { Route } from './+types/reported-chats';

export const handle: PageHandle = { contact: 'none' };

const pageSize = 30;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = Math.max(1, Number(new URL(request.url).searchParams.get('page')) || 1);
  const [texts, reports] = await Promise.all([
    loadTexts(pageLang(), ['reported-chats', 'shell']),
    api('GET /api/auth/admin/chat-reports', {
      query: { limit: pageSize, offset: (page - 1) * pageSize },
    }).then(
      (answer) => answer.reports,
      () => null,
    ),
  ]);
  return { texts, page, reports };
}
clientLoader.hydrate = true as const;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: loaderData.texts['reported-chats'].title, brand: loaderData.texts.shell.brand })
    : [];

/** Chats that somebody complained about, open ones first. */
export default function ReportedChats({ loaderData: { page, reports } }: Route.ComponentProps) {
  const t = useTexts('reported-chats');
  const at = (n: number) => `/admin/reported-chats${n > 1 ? `?page=${n}` : ''}`;
  return (
    <div className="wrap max-w-220! pt-6 pb-16 lg:pt-9">
      <h1 className="text-h2">{t.title}</h1>
      <p className="mt-1 text-ink-2">{t.intro}</p>
      {reports === null && <LoadProblem text={t.loadFailed} retry={t.retry} className="mt-5" />}
      {reports?.length === 0 && <p className="mt-8 text-ink-2">{t.none}</p>}
      <ul className="mt-5 grid gap-3 empty:hidden">
        {reports?.map((report) => (
          <ReportCard key={report._id} first={report} />
        ))}
      </ul>
      <p className="mt-6 flex gap-3 empty:hidden">
        {page > 1 && (
          <LinkButton kind="secondary" to={at(page - 1)}>
            {t.newer}
          </LinkButton>
        )}
        {reports?.length === pageSize && (
          <LinkButton kind="secondary" to={at(page + 1)}>
            {t.older}
          </LinkButton>
        )}
      </p>
    </div>
  );
}
