import { FileText } from 'lucide';
import { redirect } from 'react-router';
import { load } from '#web/api/load.ts';
import { ChatBadge } from '#web/consultations/chat/past/chat-row.tsx';
import { ReportChat } from '#web/consultations/chat/past/report-chat.tsx';
import { loadChat } from '#web/consultations/chat/room/load-chat.ts';
import { Log } from '#web/consultations/chat/room/log.tsx';
import { roomWords } from '#web/consultations/chat/room/room-words.ts';
import { chatPath, nameOf, otherOf } from '#web/consultations/chat/shared/session.ts';
import { SummaryFigures } from '#web/consultations/chat/summary/figures.tsx';
import { isRatable, RateChat } from '#web/consultations/chat/summary/rate-chat.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { formatDateTime } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Route } from './+types/my-chat';

export const handle: PageHandle = { astrologers: true };

const features = ['chat', 'shell'] as const;

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [texts, chat] = await Promise.all([
    loadTexts(pageLang(), features),
    load(loadChat(params.sessionId), async () => roomWords(await loadTexts(pageLang(), features))),
  ]);
  if (['approved', 'pending'].includes(chat.session.status)) throw redirect(chatPath(chat.session));
  return { texts, chat };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.chat.past.title, brand: shopNameIn(matches) }) : [];
}

/** A past chat: its cost, the rating and the messages. */
export default function MyChat({ loaderData: { chat } }: Route.ComponentProps) {
  const t = useTexts('chat');
  const lang = useLang();
  const { session, messages } = chat;
  const took = session.startedAt !== null;
  return (
    <div className="wrap pt-3 pb-16 lg:pb-24">
      <BackLink to="/my-chats">{t.past.back}</BackLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 translate="no" className="text-h1">
          {nameOf(otherOf(session))}
        </h1>
        <ChatBadge session={session} />
      </div>
      <p translate="no" className="mt-1 text-ink-2">
        {formatDateTime(session.startedAt ?? session.createdAt, lang)}
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        {took && (
          <div className="grid gap-4 lg:order-2">
            <SummaryFigures session={session} t={t.summary} />
            {isRatable(session) && <RateChat session={session} t={t.summary} />}
            <div className="flex flex-wrap gap-3">
              {isRatable(session) && (
                <LinkButton kind="ghost" to={`/invoice/${session._id}`}>
                  <Icon of={FileText} small />
                  {t.summary.invoice}
                </LinkButton>
              )}
              <ReportChat sessionId={session._id} />
            </div>
          </div>
        )}
        <section aria-labelledby="transcript">
          <h2 id="transcript" className="text-h3">
            {t.past.transcript}
          </h2>
          <div className="mt-3 rounded-tile border border-line bg-ground">
            <Log
              session={session}
              messages={messages}
              empty={t.past.silent}
              className="max-h-[70dvh] lg:px-5!"
            />
          </div>
        </section>
      </div>
    </div>
  );
}
