import type { ChatSession } from '#contract/consultations/chat/endpoints.ts';
import { chatPath, nameOf } from '#web/consultations/chat/shared/session.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Links back to a pending request or a running chat. */
export function OpenChat({ session }: { session: ChatSession }) {
  const t = useTexts('chat').list;
  const running = session.status === 'approved';
  return (
    <Banner
      tone="info"
      className="mb-5 items-center!"
      action={
        <LinkButton size="small" className="min-h-11!" to={chatPath(session)}>
          {running ? t.toChat : t.toRequest}
        </LinkButton>
      }
    >
      {fill(running ? t.openChat : t.openRequest, { name: nameOf(session.astrologerId) })}
    </Banner>
  );
}
