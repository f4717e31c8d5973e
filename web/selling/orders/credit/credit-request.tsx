import { choiceName } from '#contract/catalog/products/choice-names.ts';
import type { CreditRequestView } from '#contract/selling/orders/credit-requests.ts';
import { AddressLines } from '#web/people/addresses/shared/address-lines.tsx';
import { FiguresList } from '#web/selling/cart/shared/figures-list.tsx';
import { fill, formatDateTime, formatRupees, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Shows what is ordered, its address, the credit note and what is left to pay, and asks for the answer. Needs the texts `cart`. */
export function CreditRequest({
  request,
  problem,
  busy,
  onAnswer,
}: {
  request: CreditRequestView;
  problem: string;
  /** The answer that is on its way. */
  busy: 'yes' | 'no' | null;
  onAnswer: (answer: 'yes' | 'no') => void;
}) {
  const t = useTexts('orders/credit');
  const lang = useLang();
  const { totalAmount, payment } = request;
  const left = totalAmount > 0 ? t.left[payment] : t.left.nothing;
  return (
    <>
      <p className="mt-3 text-lg text-ink-2">{t.intro}</p>
      <p className="mt-1 text-ink-2">{fill(t.until, { time: formatDateTime(request.until, lang) })}</p>
      <div className="mt-6 grid gap-4 md:grid-cols-2 md:items-start">
        <Items request={request} />
        <Card>
          <h2 className="mb-3 text-h3">{t.address}</h2>
          <AddressLines address={request.shippingAddress} />
        </Card>
      </div>
      <p className="mt-5 font-semibold">{fill(left, { amount: formatRupees(totalAmount, lang) })}</p>
      {request.lostCredit > 0 && (
        <Banner tone="warn" className="mt-4">
          {fill(t.lost, { amount: formatRupees(request.lostCredit, lang) })}
        </Banner>
      )}
      {problem && <Banner tone="bad" className="mt-4">{`${problem} ${t.safe}`}</Banner>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          size="large"
          busy={busy === 'yes'}
          busyText={t.yesBusy}
          disabled={busy === 'no'}
          onClick={() => onAnswer('yes')}
        >
          {t.yes}
        </Button>
        <Button
          size="large"
          kind="secondary"
          busy={busy === 'no'}
          busyText={t.noBusy}
          disabled={busy === 'yes'}
          onClick={() => onAnswer('no')}
        >
          {t.no}
        </Button>
      </div>
    </>
  );
}

function Items({ request }: { request: CreditRequestView }) {
  const t = useTexts('orders/credit');
  const lang = useLang();
  return (
    <Card>
      <h2 className="mb-3 text-h3">{t.items}</h2>
      <ul className="mb-3">
        {request.items.map(({ name, nameHi, choice, quantity, lineTotal }) => (
          <li
            key={`${name} ${choice} ${lineTotal}`}
            className="flex justify-between gap-4 border-b border-line py-2"
          >
            <span className="min-w-0">
              <span className="block font-semibold break-words">{(lang === 'hi' && nameHi) || name}</span>
              <span className="block text-sm text-ink-2">
                {[choice && choiceName(choice, lang), plural(t.pieces, quantity, lang)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span translate="no" className="tabular">
              {formatRupees(lineTotal, lang)}
            </span>
          </li>
        ))}
      </ul>
      <FiguresList
        pieces={request.items.reduce((sum, { quantity }) => sum + quantity, 0)}
        subtotal={request.amount}
        delivery={request.deliveryCharges}
        discount={request.discountAmount}
        discounts={request.discounts}
        taxes={request.taxes}
        total={request.totalAmount}
      />
    </Card>
  );
}
