import { useState } from 'react';
import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { ChatRow } from '#web/consultations/chat/past/chat-row.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { useSession } from '#web/session/store.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Route } from './+types/my-chats';

export const handle: PageHandle = { astrologers: true };

const page = 20;

const features = ['chat', 'shell'] as const;

async function failureWords(): Promise<LoadWords> {
  const { past, chat } = (await loadTexts(pageLang(), features)).chat;
  return { title: past.title, failed: past.failed, retry: chat.retry };
}

export async function clientLoader() {
  const [texts, { sessions }] = await Promise.all([
    loadTexts(pageLang(), features),
    load(api('GET /api/chat/mine', { query: { limit: page } }), failureWords),
  ]);
  return { texts, sessions };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.chat.past.title, brand: shopNameIn(matches) }) : [];
}

/** All of the user's chats and requests, newest first. */
export default function MyChats({ loaderData: { sessions } }: Route.ComponentProps) {
  const { past: t } = useTexts('chat');
  return (
    <div className="wrap pt-6 pb-16 lg:pt-9 lg:pb-24">
      <h1 className="text-h1">{t.title}</h1>
      <p className="mt-2 text-ink-2">{t.text}</p>
      <List first={sessions} />
    </div>
  );
}

function List({ first }: { first: ChatSession[] }) {
  const t = useTexts('chat').past;
  const asks = useSession()?.role === 'user';
  const [older, setOlder] = useState<ChatSession[]>([]);
  const [whole, setWhole] = useState(first.length < page);
  const [busy, setBusy] = useState(false);
  const sessions = [...first, ...older];

  async function more(): Promise<void> {
    setBusy(true);
    try {
      const query = { limit: page, before: sessions.at(-1)?._id };
      const response = await api('GET /api/chat/mine', { query });
      setOlder((known) => [...known, ...response.sessions]);
      setWhole(response.sessions.length < page);
    } catch (error) {
      toast.problem(messageOf(error, t.failed));
    }
    setBusy(false);
  }

  if (sessions.length === 0)
    return (
      <EmptyState
        art="diya-unlit"
        title={t.empty}
        text={t.emptyText}
        action={asks && <LinkButton to="/astro-list">{t.find}</LinkButton>}
      />
    );
  return (
    <>
      <ul className="mt-6 grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {sessions.map((session) => (
          <ChatRow key={session._id} session={session} />
        ))}
      </ul>
      {!whole && (
        <Button
          kind="secondary"
          className="mt-6"
          busy={busy}
          busyText={t.loading}
          onClick={() => void more()}
        >
          {t.more}
        </Button>
      )}
    </>
  );
}
