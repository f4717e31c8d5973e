import { useState } from 'react';
import { redirect } from 'react-router';
import { ApiError } from '#web/api/client.ts';
import { forgetRequest, keepRequest } from '#web/consultations/chat/shared/open-request.ts';
import { chatPath, isCustomer, nameOf, otherOf } from '#web/consultations/chat/shared/session.ts';
import { LeaveDialog } from '#web/consultations/chat/waiting/leave-dialog.tsx';
import { Ring } from '#web/consultations/chat/waiting/ring.tsx';
import { loadRequest, showOutcome, useWaiting } from '#web/consultations/chat/waiting/use-waiting.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { clockText } from '#web/realtime/server-clock.ts';
import { readSession } from '#web/session/store.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { usePageBlocker } from '#web/ui/feedback/page-blocker.tsx';
import type { Route } from './+types/chat-waiting';

export const handle: PageHandle = { contact: 'none' };

// Announced to screen readers at these seconds only. Announcing every second would drown everything else.
const announced = [120, 60, 30, 10];

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), ['chat', 'shell']);
  const standing = await loadRequest(params.sessionId).catch((error) => {
    if (error instanceof ApiError && error.status === 404) throw redirect('/astro-list');
    throw error;
  });
  const { session } = standing;
  // The page was reloaded, or opened from the history, after the request was answered.
  if (session.status !== 'pending' || !isCustomer(session)) {
    if (isCustomer(session)) {
      forgetRequest(session._id);
      showOutcome(session, texts.chat.waiting);
    }
    throw redirect(chatPath(session));
  }
  // Also where the link came from another device.
  keepRequest(session._id);
  return { texts, standing };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { texts, standing } = loaderData;
  const title = fill(texts.chat.waiting.title, { name: nameOf(standing.session.astrologerId) });
  return pageMeta({ title, brand: shopNameIn(matches) });
}

/** A chat request in progress, open for two minutes. An unanswered request costs nothing. */
export default function ChatWaiting({ loaderData: { standing } }: Route.ComponentProps) {
  const t = useTexts('chat').waiting;
  const lang = useLang();
  const { session, left, offline, ringing, cancelling, cancel, isAnswered } = useWaiting(standing);
  const [said, setSaid] = useState<number | null>(null);
  const near = announced.find((at) => left <= at && left > at - 3) ?? null;
  if (near !== null && near !== said) setSaid(near);
  const name = nameOf(otherOf(session));
  const blocker = usePageBlocker(() => !isAnswered() && readSession() !== null);
  const total = (Date.parse(session.expiresAt) - Date.parse(session.createdAt)) / 1000;
  return (
    <div className="wrap grid min-h-[calc(100dvh-6.6rem)] place-content-center justify-items-center gap-4.5 py-6 pb-10 text-center">
      <Ring id={otherOf(session)._id} name={name} photo={otherOf(session).photo} left={left} of={total} />
      <div>
        <p
          role="timer"
          aria-label={fill(t.leftLabel, { minutes: Math.floor(left / 60), seconds: left % 60 })}
          className="font-display text-[2.75rem] leading-none tabular-nums lining-nums"
        >
          {clockText(left)}
        </p>
        <p className="mt-1 text-sm text-ink-3">{t.left}</p>
        <p role="status" className="sr-only">
          {said !== null && fill(t.announce, { n: said })}
        </p>
      </div>
      <h1 className="text-h2">{fill(t.asking, { name })}</h1>
      <p className="max-w-[38ch] text-ink-2">{fill(t.text, { rate: formatRupees(session.rate, lang) })}</p>
      <Button
        kind="secondary"
        busy={cancelling}
        busyText={t.cancelling}
        disabled={!ringing}
        onClick={() => void cancel()}
      >
        {t.cancel}
      </Button>
      <p role="status" className="max-w-[40ch] text-sm font-medium text-gomed empty:hidden">
        {offline && t.offline}
      </p>
      <div className="mt-4 max-w-[44ch] rounded-tile bg-sunken px-5 py-4 text-left">
        <h2 className="font-text text-base font-semibold">{t.tipTitle}</h2>
        <p className="text-sm text-ink-2">{t.tip}</p>
      </div>
      <LeaveDialog
        open={blocker.state === 'blocked'}
        busy={cancelling}
        onStay={() => blocker.reset?.()}
        onLeave={() => {
          blocker.reset?.();
          void cancel();
        }}
      />
    </div>
  );
}
