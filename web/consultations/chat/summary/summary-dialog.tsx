import { nameOf, otherOf } from '#web/consultations/chat/shared/session.ts';
import { fill } from '#web/texts/format.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type EndedChat, showEndedChat } from './ended-chat.ts';
import { SummaryFigures } from './figures.tsx';
import { isRatable, RateChat } from './rate-chat.tsx';

const close = () => showEndedChat(null);

/** Shows the totals of an ended chat, and the customer's rating, on the page that is opened next. */
export default function SummaryDialog({ session, t }: EndedChat) {
  return (
    <Dialog
      open
      onClose={close}
      title={t.title}
      actions={
        <>
          <LinkButton kind="secondary" to={`/my-chats/${session._id}`} onClick={close}>
            {t.read}
          </LinkButton>
          <Button kind="ink" onClick={close}>
            {t.close}
          </Button>
        </>
      }
    >
      <p className="mb-4">{fill(t.with, { name: nameOf(otherOf(session)) })}</p>
      <SummaryFigures session={session} t={t} />
      {isRatable(session) && (
        <div className="mt-4">
          <RateChat session={session} t={t} />
        </div>
      )}
    </Dialog>
  );
}
