import { useCallback, useEffect, useState } from 'react';
import type { BuyerCredit, BuyerRequest } from '#contract/selling/orders/by-hand.ts';
import { api } from '#web/api/client.ts';
import { usePoll } from '#web/realtime/use-poll.ts';
import { fill, formatDate, formatDateTime, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/form/choice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Draft } from './draft.ts';

const everyMs = 10_000;

type Known = { credits: readonly BuyerCredit[]; creditRequests: readonly BuyerRequest[] };
const nothing: Known = { credits: [], creditRequests: [] };

/** Loads a buyer's credit notes and the requests to use one. Looks again while a request waits for its answer. */
function useCredits(buyerId: string | null): Known {
  const [known, setKnown] = useState<Known>(nothing);
  const load = useCallback(async () => {
    if (buyerId === null) return setKnown(nothing);
    // Without them the order is written as without credit notes.
    await api('GET /api/admin/order-buyers/{id}', { params: { id: buyerId } }).then(
      setKnown,
      () => undefined,
    );
  }, [buyerId]);
  useEffect(() => void load(), [load]);
  const waits = known.creditRequests.some(({ state }) => state === 'waiting');
  usePoll(load, everyMs, waits);
  return known;
}

/** Offers the buyer's credit notes, and shows what the buyer was asked. Shows nothing for a buyer who has neither. */
export function CreditPart({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const t = useTexts('orders/by-hand').credit;
  const lang = useLang();
  const { credits, creditRequests } = useCredits(draft.buyer?._id ?? null);
  if (credits.length + creditRequests.length === 0) return null;
  const choose = (credit: BuyerCredit | null) =>
    onChange({
      ...draft,
      credit,
      ...(credit && { collected: false, payment: draft.payment === 'counter' ? 'link' : draft.payment }),
    });
  return (
    <Card>
      <h2 className="mb-1 text-h3">{t.title}</h2>
      {credits.length > 0 && (
        <fieldset>
          <legend className="mb-1 text-sm text-ink-2">{t.intro}</legend>
          <Choice type="radio" name="credit" checked={draft.credit === null} onChange={() => choose(null)}>
            {t.none}
          </Choice>
          {credits.map((credit) => (
            <Choice
              key={credit._id}
              type="radio"
              name="credit"
              checked={draft.credit?._id === credit._id}
              onChange={() => choose(credit)}
            >{`${fill(t.one, { amount: formatRupees(credit.amount, lang), code: credit.code })}${credit.until ? ` ${fill(t.until, { date: formatDate(credit.until, lang) })}` : ''}`}</Choice>
          ))}
        </fieldset>
      )}
      {creditRequests.length > 0 && <Requests requests={creditRequests} />}
    </Card>
  );
}

function Requests({ requests }: { requests: readonly BuyerRequest[] }) {
  const t = useTexts('orders/by-hand').credit;
  const lang = useLang();
  return (
    <ul aria-label={t.asked} aria-live="polite" className="mt-2 border-t border-line pt-2">
      {requests.map(({ _id, state, code, until, totalAmount, orderId }) => (
        <li key={_id} className="py-1.5">
          <span className="block font-medium">
            {fill(t.states[state], { time: formatDateTime(until, lang) })}
          </span>
          <span
            translate="no"
            className="tabular block text-sm text-ink-2"
          >{`${code} · ${formatRupees(totalAmount, lang)}`}</span>
          {orderId && <TextLink to={`/admin/orders/${orderId}`}>{t.order}</TextLink>}
        </li>
      ))}
    </ul>
  );
}
