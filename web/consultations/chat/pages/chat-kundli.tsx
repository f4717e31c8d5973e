import { useState } from 'react';
import type { ResponseOf } from '#contract/core/client.ts';
import { isLang } from '#languages/list.ts';
import { ApiError, api } from '#web/api/client.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { StoneOpinions } from '#web/astrology/remedies/shared/stone-opinion.tsx';
import { BorrowedReport } from '#web/astrology/reports/report/borrowed-report.tsx';
import { withTexts } from '#web/astrology/reports/report/load-report.ts';
import { StoneOpinionForm } from '#web/consultations/chat/kundli/stone-opinion-form.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/chat-kundli';

export const handle: PageHandle = { skeleton: 'document', astrologers: true };

const features = ['chat', 'reports', 'remedies/opinion', 'products', 'products/facts', 'shell'] as const;

const pathOfChat = (sessionId: string): string => `/astro-user-chat/${sessionId}`;

async function failureWords(sessionId: string): Promise<LoadWords> {
  const { reports, chat } = await loadTexts(pageLang(), features);
  return {
    failed: reports.share.loadFailed,
    retry: reports.shelf.retry,
    back: { to: pathOfChat(sessionId), text: chat.kundli.backToChat },
  };
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('la');
  const la = isLang(asked) ? asked : pageLang();
  const [texts, { report, why }, stone] = await Promise.all([
    loadTexts(pageLang(), features),
    load(
      api('GET /api/chat/{sessionId}/kundli/{messageId}', { params, query: { la } }).then(
        async ({ content }) => ({ report: await withTexts(content), why: null }),
        (error) => {
          if (!(error instanceof ApiError && error.status >= 400 && error.status < 500)) throw error;
          // The only error that tells the astrologer what to do.
          return { report: null, why: error.code === 'chat_kundli_closed' ? error.message : null };
        },
      ),
      () => failureWords(params.sessionId),
    ),
    // A part that the page can do without.
    api('GET /api/chat/{sessionId}/kundli/{messageId}/stone', { params }).catch(() => null),
  ]);
  return { texts, report, why, stone };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { kundli } = loaderData.texts.chat;
  return pageMeta({
    title: loaderData.report ? kundli.nameless : kundli.gone,
    brand: shopNameIn(matches),
  });
}

/** A kundli shared in a chat, read-only, for both participants. */
export default function ChatKundli({ loaderData: { report, why, stone }, params }: Route.ComponentProps) {
  const t = useTexts('chat').kundli;
  const back = pathOfChat(params.sessionId);
  if (!report)
    return (
      <div className="grid min-h-[60dvh] content-center">
        <EmptyState
          heading="h1"
          art="diya-unlit"
          title={t.gone}
          text={why ?? t.goneText}
          action={<LinkButton to={back}>{t.backToChat}</LinkButton>}
        />
      </div>
    );
  return (
    <>
      <BorrowedReport report={report} wayOn={{ to: back, text: t.backToChat }} />
      {stone && report.content.kind === 'kundli' && (
        <StoneAdvice card={params} stone={stone} advice={report.content.data.stone.title} />
      )}
    </>
  );
}

/** What the astrologer says about the stone: to be read by both, and to be given by the astrologer. */
function StoneAdvice({
  card,
  stone,
  advice,
}: {
  card: { sessionId: string; messageId: string };
  stone: ResponseOf<'GET /api/chat/{sessionId}/kundli/{messageId}/stone'>;
  advice: string;
}) {
  const [opinion, setOpinion] = useState(stone.opinion);
  return (
    <div className="wrap grid gap-5 pb-16 print:hidden">
      <div aria-live="polite">
        <StoneOpinions opinions={opinion ? [opinion] : []} />
      </div>
      {stone.mayAdvise && (
        <StoneOpinionForm card={card} advice={advice} given={opinion} onGiven={setOpinion} />
      )}
    </div>
  );
}
