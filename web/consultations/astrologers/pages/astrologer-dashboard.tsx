import { useRevalidator } from 'react-router';
import { api } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { NextSteps } from '#web/consultations/astrologers/next-steps.tsx';
import { OnlineSwitch } from '#web/consultations/astrologers/online-switch.tsx';
import { OwnFigures } from '#web/consultations/astrologers/own-figures.tsx';
import { RecentCard } from '#web/consultations/astrologers/recent-card.tsx';
import { RequestList } from '#web/consultations/astrologers/request-list.tsx';
import { useRequests } from '#web/consultations/astrologers/requests-context.tsx';
import { WeekCard } from '#web/consultations/astrologers/week-card.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { useLiveEvent } from '#web/realtime/use-live.ts';
import { fill, formatDate } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/astrologer-dashboard';

export async function clientLoader() {
  const texts = await loadTexts(pageLang(), ['astrologers', 'shell']);
  const { dashboard, loadFailed: failed, retry } = texts.astrologers;
  const [{ user }, figures] = await load(
    Promise.all([api('GET /api/astrologers/astrologer-details'), api('GET /api/astrologers/dashboard')]),
    { title: dashboard.title, failed, retry },
  );
  return { texts, me: user, figures };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts.astrologers.dashboard.title, brand: shopNameIn(matches) })
    : [];
}

/** An astrologer's day: the online switch, next steps, figures, and waiting customers. */
export default function AstrologerDashboard({ loaderData: { me, figures } }: Route.ComponentProps) {
  const t = useTexts('astrologers');
  const lang = useLang();
  const { list } = useRequests();
  const { revalidate } = useRevalidator();
  useLiveEvent('session-ended', () => void revalidate());
  return (
    <>
      <header className="mb-5 grid gap-4 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <h1 className="text-h2">
            {fill(t.dashboard.namaste, { name: `${me.firstName} ${me.lastName}`.trim() })}
          </h1>
          <p translate="no" className="text-ink-2">
            {formatDate(Date.now(), lang, {
              weekday: 'long',
              day: 'numeric',
              month: 'long',
              year: 'numeric',
            })}
          </p>
        </div>
        <OnlineSwitch me={me} />
      </header>
      <NextSteps me={me} />
      <OwnFigures of={figures} />
      <section className="mt-6">
        <div className="mb-3 flex items-baseline justify-between gap-4">
          <h2 className="text-h3">{t.dashboard.waiting}</h2>
          <TextLink alone to="/astrologer-chat-request">
            {t.dashboard.all}
          </TextLink>
        </div>
        <RequestList />
        {(list?.length ?? 0) === 0 && (
          <p className="rounded-tile border border-line bg-surface px-5 py-4 text-ink-2">
            {me.accepting ? `${t.requests.none} ${t.requests.noneText}` : t.requests.offlineText}
          </p>
        )}
      </section>
      <div className="mt-5 grid gap-5 lg:grid-cols-[1.15fr_1fr] lg:items-start">
        <WeekCard week={figures.week} />
        <RecentCard recent={figures.recent} />
      </div>
    </>
  );
}
