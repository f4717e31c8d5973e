import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { indiaDay } from '#contract/core/india-time.ts';
import { api } from '#web/api/client.ts';
import { EarlierList } from '#web/consultations/astrologers/earlier-list.tsx';
import { RequestList } from '#web/consultations/astrologers/request-list.tsx';
import { useRequests } from '#web/consultations/astrologers/requests-context.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { Route } from './+types/chat-requests';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['astrologers', 'shell']);
  // Earlier requests are optional: the page works without them.
  const { sessions } = await api('GET /api/chat/mine', { query: { limit: 30 } }).catch(() => ({
    sessions: [] as ChatSession[],
  }));
  const today = indiaDay(new Date());
  const earlier = sessions.filter(
    (one) => one.status !== 'pending' && indiaDay(new Date(one.createdAt)) === today,
  );
  return { texts, earlier };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.astrologers.requests.title, brand: shopNameIn(matches) })
    : [];
}

/** The ringing requests, and the results of the day's earlier ones. */
export default function AstrologerChatRequest({ loaderData: { earlier } }: Route.ComponentProps) {
  const t = useTexts('astrologers').requests;
  const lang = useLang();
  const { list, at, stale } = useRequests();
  return (
    <>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h1 className="text-h2">{t.title}</h1>
          <p className="text-ink-2">{t.intro}</p>
        </div>
        <p className={`text-sm ${stale ? 'font-medium text-gomed' : 'text-ink-2'}`}>
          {stale
            ? t.stale
            : at > 0 &&
              fill(t.updated, {
                time: formatDate(at, lang, { hour: 'numeric', minute: '2-digit', second: '2-digit' }),
              })}
        </p>
      </header>
      {list === null && !stale && (
        <div aria-busy="true">
          <Skeleton className="h-22 w-full rounded-tile!" />
        </div>
      )}
      <RequestList />
      {list?.length === 0 && <EmptyState art="diya" title={t.none} text={t.noneText} />}
      <EarlierList sessions={earlier} />
    </>
  );
}
