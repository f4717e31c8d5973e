import type { HandPayment } from '#contract/selling/orders/rules.ts';
import { usePermission } from '#web/admin/rights.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Choice } from '#web/ui/form/choice.tsx';
import type { Draft } from './draft.ts';

/** Asks how the items leave and how they are paid. Items that the buyer takes along are paid at the counter. */
export function PaymentPart({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const t = useTexts('orders/by-hand');
  const mayTakeCash = usePermission('orders.payment');
  const ways: readonly HandPayment[] = draft.collected
    ? ['counter']
    : ['link', 'cod', ...(mayTakeCash && !draft.credit ? (['counter'] as const) : [])];
  return (
    <Card>
      <h2 className="mb-1 text-h3">{t.payment.title}</h2>
      {mayTakeCash && !draft.credit && (
        <fieldset className="mb-3">
          <legend className="sr-only">{t.delivery.title}</legend>
          <Choice
            type="radio"
            name="delivery"
            checked={!draft.collected}
            onChange={() => onChange({ ...draft, collected: false })}
          >
            {t.delivery.parcel}
          </Choice>
          <Choice
            type="radio"
            name="delivery"
            checked={draft.collected}
            onChange={() => onChange({ ...draft, collected: true, payment: 'counter' })}
          >
            {t.delivery.collected}
          </Choice>
        </fieldset>
      )}
      <fieldset className="border-t border-line pt-2">
        <legend className="sr-only">{t.payment.title}</legend>
        {ways.map((way) => (
          <Choice
            key={way}
            type="radio"
            name="payment"
            checked={draft.payment === way}
            onChange={() => onChange({ ...draft, payment: way })}
          >
            {t.payment[way]}
          </Choice>
        ))}
      </fieldset>
      {draft.payment !== 'cod' && (
        <p className="mt-2 text-sm text-ink-2">
          {draft.payment === 'link' ? t.payment.linkNote : t.payment.counterNote}
        </p>
      )}
    </Card>
  );
}
