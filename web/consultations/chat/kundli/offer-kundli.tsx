import { X } from 'lucide';
import { useEffect, useState } from 'react';
import type { ChatMessage, ChatSession } from '#contract/consultations/chat/endpoints.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { api } from '#web/api/client.ts';
import { nameOf, otherOf } from '#web/consultations/chat/shared/session.ts';
import { fill } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { birthLine } from './birth-line.ts';
import { type Births, type Offer, offerFor } from './offer.ts';
import { useShareKundli } from './use-share-kundli.ts';

/** Loads what the customer has to show. A failure offers nothing: sharing by hand is still there. */
function useBirths(): Births {
  const [births, setBirths] = useState<Births>({ kundlis: [], profiles: [] });
  useEffect(() => {
    Promise.all([api('GET /api/reports'), api('GET /api/birth-profiles')]).then(
      ([{ reports }, { profiles }]) =>
        setBirths({
          kundlis: reports.filter(({ kind, status }) => kind === 'kundli' && status === 'SUCCESS'),
          profiles,
        }),
      () => {},
    );
  }, []);
  return births;
}

/** Returns the question that goes with an offer. `name` is the astrologer's. */
function wordsOf(offer: Offer, name: string, t: Messages['chat']['kundli']): string {
  if (offer.kind === 'birth') return fill(t.offerBirth, { name, person: offer.profile.name });
  const person = offer.kind === 'kundli' && offer.report.subjects[0]?.name;
  if (offer.kind === 'choose' || !person) return fill(t.offerAny, { name });
  return fill(offer.typed ? t.offerTyped : t.offer, { name, person });
}

/**
 * Offers the customer of a chat to show their kundli, or to write their birth details, in one press. It stands above
 * the message field, so that neither field nor buttons move when it comes.
 */
export function OfferKundli({
  session,
  messages,
  draft,
  onWrite,
  onChoose,
  onShared,
}: {
  session: ChatSession;
  messages: readonly ChatMessage[];
  /** The text that is not sent yet. */
  draft: string;
  onWrite: (text: string) => void;
  onChoose: () => void;
  onShared: (message: ChatMessage) => void;
}) {
  const t = useTexts('chat').kundli;
  const lang = useLang();
  const births = useBirths();
  const [declined, setDeclined] = useState(false);
  const { share, sharing } = useShareKundli(session._id, onShared);
  const other = otherOf(session);
  const mine = messages.filter(({ senderId }) => senderId !== other._id);
  const offer = offerFor(births, {
    typed: [draft, ...mine.map(({ content }) => content)].join('\n'),
    begun: mine.length > 0,
    shown: messages.some(({ kundli }) => kundli),
  });
  if (declined || !offer) return null;

  return (
    <div className="-mr-2 mb-2.5 flex items-center gap-x-3">
      <p role="status" className="min-w-0 grow text-sm leading-snug font-medium text-ink-2">
        {wordsOf(offer, nameOf(other), t)}
      </p>
      {offer.kind === 'kundli' && (
        <Button
          kind="secondary"
          size="small"
          className="min-h-11! shrink-0"
          busy={sharing !== null}
          busyText={t.sharing}
          onClick={() => void share(offer.report.orderId)}
        >
          {t.shareIt}
        </Button>
      )}
      {offer.kind === 'choose' && (
        <Button kind="secondary" size="small" className="min-h-11! shrink-0" onClick={onChoose}>
          {t.choose}
        </Button>
      )}
      {offer.kind === 'birth' && (
        <Button
          kind="secondary"
          size="small"
          className="min-h-11! shrink-0"
          onClick={() => {
            const birth = birthLine(offer.profile, t.timeUnknown, lang);
            onWrite(
              `${draft ? `${draft.trimEnd()} ` : ''}${fill(t.birthOf, { person: offer.profile.name, birth })}`,
            );
            setDeclined(true);
          }}
        >
          {t.writeBirth}
        </Button>
      )}
      <IconButton icon={X} label={t.notNow} onClick={() => setDeclined(true)} className="-ml-2 text-ink-3" />
    </div>
  );
}
