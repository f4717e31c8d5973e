import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { nameOf } from '#web/consultations/chat/shared/session.ts';
import { useServerSecond } from '#web/realtime/server-clock.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { RequestRing } from './request-ring.tsx';
import { useRequests } from './requests-context.tsx';

type Answer = 'approved' | 'rejected';

/**
 * Lists the pending chat requests with countdown, customer, and buttons to accept or decline. Renders nothing
 * if there are none.
 */
export function RequestList() {
  const { list, ahead } = useRequests();
  const now = useServerSecond(ahead, Boolean(list?.length));
  const ringing = (list ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  const { answering, answer } = useAnswer();
  return (
    <ul aria-live="polite" className="grid gap-3 empty:hidden">
      {ringing.map((request) => (
        <RequestCard
          key={request._id}
          request={request}
          now={now}
          answering={answering?.id === request._id ? answering.status : null}
          locked={answering !== null}
          onAnswer={(status) => void answer(request, status)}
        />
      ))}
    </ul>
  );
}

/** Answers one request at a time. An accepted request opens the chat. */
function useAnswer() {
  const t = useTexts('astrologers');
  const navigate = useNavigate();
  const { drop, refresh } = useRequests();
  const [answering, setAnswering] = useState<{ id: string; status: Answer } | null>(null);
  async function answer({ _id: id }: ChatSession, status: Answer): Promise<void> {
    if (answering) return;
    setAnswering({ id, status });
    try {
      await api('PATCH /api/chat/{id}/respond', { params: { id }, body: { status } });
      drop(id);
      if (status === 'approved') {
        toast.good(t.requests.connected);
        await navigate(`/astro-user-chat/${id}?new=true`);
      } else toast.good(t.requests.rejected);
    } catch (error) {
      toast.problem(messageOf(error, t.toast.failed));
      // Another device answered it, the customer cancelled it, or it expired just now.
      if (error instanceof ApiError && error.status > 0) await refresh();
    }
    setAnswering(null);
  }
  return { answering, answer };
}

function RequestCard({
  request,
  now,
  answering,
  locked,
  onAnswer,
}: {
  request: ChatSession;
  now: number;
  answering: Answer | null;
  locked: boolean;
  onAnswer: (status: Answer) => void;
}) {
  const t = useTexts('astrologers').requests;
  const lang = useLang();
  const name = nameOf(request.userId);
  const ends = Date.parse(request.expiresAt);
  const left = Math.max(0, Math.ceil((ends - now) / 1000));
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 rounded-tile border border-line bg-surface px-4.5 py-4 md:grid-cols-[auto_1fr_auto] md:px-5.5">
      <RequestRing
        left={left}
        of={(ends - Date.parse(request.createdAt)) / 1000}
        label={fill(t.left, { n: left })}
      />
      <div className="min-w-0">
        <h3 className="font-text text-lg leading-tight font-semibold break-words">{name}</h3>
        <p className="text-sm text-ink-2">{fill(t.rate, { rate: formatRupees(request.rate, lang) })}</p>
      </div>
      <div className="col-span-full grid grid-cols-2 gap-2.5 md:col-auto">
        <Button
          kind="secondary"
          aria-label={fill(t.rejectWho, { name })}
          busy={answering === 'rejected'}
          disabled={locked && answering === null}
          onClick={() => onAnswer('rejected')}
        >
          {t.reject}
        </Button>
        <Button
          aria-label={fill(t.approveWho, { name })}
          busy={answering === 'approved'}
          busyText={t.approving}
          disabled={locked && answering === null}
          onClick={() => onAnswer('approved')}
        >
          {t.approve}
        </Button>
      </div>
    </li>
  );
}
