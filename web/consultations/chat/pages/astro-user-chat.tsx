import { useEffect, useRef, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import type { ListedAstrologer } from '#contract/consultations/astrologers/endpoints.ts';
import { api } from '#web/api/client.ts';
import { load } from '#web/api/load.ts';
import { OfferKundli } from '#web/consultations/chat/kundli/offer-kundli.tsx';
import { ShareKundli } from '#web/consultations/chat/kundli/share-kundli.tsx';
import { AddMoney } from '#web/consultations/chat/money/add-money.tsx';
import { loadBalance, useBalance } from '#web/consultations/chat/money/use-balance.ts';
import { Composer } from '#web/consultations/chat/room/composer.tsx';
import { EndDialog } from '#web/consultations/chat/room/end-dialog.tsx';
import { Facts } from '#web/consultations/chat/room/facts.tsx';
import { Header } from '#web/consultations/chat/room/header.tsx';
import { type LoadedChat, loadChat } from '#web/consultations/chat/room/load-chat.ts';
import { Log } from '#web/consultations/chat/room/log.tsx';
import { LowBanner } from '#web/consultations/chat/room/low-banner.tsx';
import { OnlineNow } from '#web/consultations/chat/room/online-now.tsx';
import { PausedBanner } from '#web/consultations/chat/room/paused-banner.tsx';
import { roomWords } from '#web/consultations/chat/room/room-words.ts';
import { type Chat, useChat } from '#web/consultations/chat/room/use-chat.ts';
import { useVisibleHeight } from '#web/consultations/chat/room/use-visible-height.ts';
import { forgetRequest } from '#web/consultations/chat/shared/open-request.ts';
import {
  astrologerHome,
  chatPath,
  isCustomer,
  nameOf,
  otherOf,
} from '#web/consultations/chat/shared/session.ts';
import { showEndedChat } from '#web/consultations/chat/summary/ended-chat.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { readSession } from '#web/session/store.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { fill } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { timings } from '#web/timings.ts';
import { usePageBlocker } from '#web/ui/feedback/page-blocker.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Route } from './+types/astro-user-chat';

export const handle: PageHandle = { full: true, astrologers: true };

const features = ['chat', 'astrologers/practice', 'shell'] as const;

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [texts, loaded] = await Promise.all([
    loadTexts(pageLang(), features),
    load(loadChat(params.sessionId), async () => roomWords(await loadTexts(pageLang(), features))),
  ]);
  // Not running: redirects to the waiting page, the list, or the chat's history.
  if (loaded.session.status !== 'approved') throw redirect(chatPath(loaded.session));
  const asks = isCustomer(loaded.session);
  const [balance, list] = await Promise.all([
    asks ? loadBalance() : null,
    asks ? api('GET /api/astrologers/list').catch((): ListedAstrologer[] => []) : [],
  ]);
  return { texts, loaded, balance, list };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts, loaded } = loaderData;
  const title = fill(texts.chat.chat.title, { name: nameOf(otherOf(loaded.session)) });
  return pageMeta({ title, brand: shopNameIn(matches) });
}

/** A running paid chat. */
export default function AstroUserChat({ loaderData: chat }: Route.ComponentProps) {
  return <Room key={chat.loaded.session._id} {...chat} />;
}

function Room({
  loaded,
  balance: first,
  list,
}: {
  loaded: LoadedChat;
  balance: number | null;
  list: ListedAstrologer[];
}) {
  const t = useTexts('chat').chat;
  const { balance, set, renew } = useBalance(first);
  const chat = useChat(loaded, set);
  const { session, running, customer } = chat;
  const [open, setOpen] = useState<'end' | 'money' | 'kundli' | null>(null);
  const close = () => setOpen(null);
  const box = useRef<HTMLDivElement>(null);
  useVisibleHeight(box);
  useEffect(() => forgetRequest(session._id), [session._id]);
  const isLeaving = useLeaving(chat);
  // Asks whoever leaves a running chat to end it, because the next minute would be charged.
  const blocker = usePageBlocker(() => running && !isLeaving() && readSession() !== null);
  const blocked = blocker.state === 'blocked';

  const other = nameOf(otherOf(session));
  return (
    <div
      ref={box}
      className={`grid h-(--visible,100dvh) ${customer ? 'lg:h-[calc(100dvh-var(--nr-nav)-1px)] lg:grid-cols-[21rem_minmax(0,1fr)_20rem]' : 'lg:h-dvh lg:grid-cols-[minmax(0,1fr)_20rem]'}`}
    >
      {customer && <OnlineNow list={list} current={session.astrologerId._id} />}
      <section className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto] bg-ground">
        <Header chat={chat} balance={balance} onEnd={() => setOpen('end')} />
        <Notice chat={chat} balance={balance} onAdd={() => setOpen('money')} onEnd={() => setOpen('end')} />
        <Log
          session={session}
          messages={chat.messages}
          queue={chat.queue}
          outbox={chat.outbox}
          typing={chat.typing}
          typedAfter={chat.typedAfter}
          empty={fill(customer ? t.noneYet : t.noneYetAstrologer, { name: other })}
        />
        <Writing chat={chat} onChooseKundli={() => setOpen('kundli')} />
      </section>
      <Facts
        session={session}
        messages={chat.messages}
        astrologer={list.find(({ _id }) => _id === session.astrologerId._id) ?? null}
      />
      <EndDialog
        chat={chat}
        open={open === 'end' || blocked}
        onClose={() => {
          close();
          blocker.reset?.();
        }}
      />
      <AddMoney open={open === 'money'} onClose={close} balance={balance} renew={renew} />
      <ShareKundli
        sessionId={session._id}
        open={open === 'kundli'}
        onClose={close}
        onShared={(message) => chat.take([message])}
      />
    </div>
  );
}

/** Shows the message field, or that the chat is over. */
function Writing({ chat, onChooseKundli }: { chat: Chat; onChooseKundli: () => void }) {
  const t = useTexts('chat').chat;
  const { session, running, customer } = chat;
  if (!running)
    return (
      <p className="border-t border-line bg-surface px-4 py-5 text-center font-medium text-ink-2">
        {t.ended}
      </p>
    );
  return (
    <Composer
      sessionId={session._id}
      placeholder={customer ? t.placeholder : t.placeholderAstrologer}
      onSend={chat.outbox.send}
      onTyping={chat.tellTyping}
      onShare={customer ? onChooseKundli : undefined}
      above={(draft, write) =>
        customer && (
          <OfferKundli
            session={session}
            messages={chat.messages}
            draft={draft}
            onWrite={write}
            onChoose={onChooseKundli}
            onShared={(message) => chat.take([message])}
          />
        )
      }
    />
  );
}

/** Tells a customer that the chat is paused, or that the balance is low. */
function Notice({
  chat: { session, customer, running },
  balance,
  onAdd,
  onEnd,
}: {
  chat: Chat;
  balance: number | null;
  onAdd: () => void;
  onEnd: () => void;
}) {
  if (!customer || !running) return <span />;
  if (session.pausedAt) return <PausedBanner name={nameOf(otherOf(session))} />;
  if (balance === null || balance >= 2 * session.rate) return <span />;
  return <LowBanner minutesLeft={Math.floor(balance / session.rate)} onAdd={onAdd} onEnd={onEnd} />;
}

/** Shows who ended the chat, and 0.3 s later goes to the role's next page with the summary. */
function useLeaving(chat: Chat): () => boolean {
  const t = useTexts('chat');
  const navigate = useNavigate();
  const leaving = useRef(false);
  const { running, session, customer } = chat;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the chat is over.
  useEffect(() => {
    if (running) return;
    leaving.current = true;
    if (chat.wasEndedHere()) toast.good(t.chat.youEnded);
    else toast.problem(customer ? t.chat.endedForUser : t.chat.endedForAstrologer);
    const timer = setTimeout(() => {
      showEndedChat({ session, t: t.summary });
      void navigate(customer ? '/' : astrologerHome, { replace: true });
    }, timings.chatLeaves);
    return () => clearTimeout(timer);
  }, [running]);
  return () => leaving.current;
}
