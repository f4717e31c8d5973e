import { useState } from 'react';
import type { Quote } from '#contract/selling/payments/endpoints.ts';
import { isComposing } from '#web/forms/composition.ts';
import { FiguresList } from '#web/selling/cart/shared/figures-list.tsx';
import { BillingFields } from '#web/selling/checkout/shared/billing-fields.tsx';
import { tidyGstin } from '#web/selling/checkout/shared/billing-state.ts';
import { NoteField } from '#web/selling/checkout/shared/note-field.tsx';
import { useShop } from '#web/shell/use-shop.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Input } from '#web/ui/form/input.tsx';
import { type Draft, firstGap } from './draft.ts';
import { useLineName } from './line-row.tsx';

/** Shows the shop's price of the order, takes a coupon, and places the order. Needs the texts `cart`. */
export function SummaryPart({
  draft,
  quote,
  problem,
  busy,
  onChange,
}: {
  draft: Draft;
  quote: Quote | null;
  problem: string;
  busy: boolean;
  onChange: (draft: Draft) => void;
}) {
  const t = useTexts('orders/by-hand');
  const lang = useLang();
  const { gst } = useShop();
  const [code, setCode] = useState(draft.coupon);
  const nameOf = useLineName();
  const ready = draft.buyer !== null && draft.lines.length > 0;
  const gap = firstGap(draft.lines);
  const used = quote?.discounts.find((discount) => discount.code !== null)?.amount ?? 0;
  const lost = quote && draft.credit ? draft.credit.amount - used : 0;
  const total = quote && formatRupees(quote.totalAmount, lang);
  return (
    <Card>
      <h2 className="mb-3 text-h3">{t.summary}</h2>
      {draft.credit === null && (
        <div className="mb-4 flex items-end gap-2.5">
          <Field label={t.coupon.label} className="min-w-0 flex-1">
            <Input
              value={code}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setCode(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event)) return;
                event.preventDefault();
                onChange({ ...draft, coupon: code.trim() });
              }}
            />
          </Field>
          <Button kind="secondary" onClick={() => onChange({ ...draft, coupon: code.trim() })}>
            {t.coupon.apply}
          </Button>
        </div>
      )}
      {gst.registered && (
        <Field label={t.gstin} className="mb-4">
          <Input
            value={draft.gstin}
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="tabular uppercase"
            onChange={(event) => onChange({ ...draft, gstin: event.target.value })}
          />
        </Field>
      )}
      {gst.registered && tidyGstin(draft.gstin) !== '' && (
        <div className="mb-4">
          <BillingFields gstin={draft.gstin} />
        </div>
      )}
      <NoteField hint={t.noteHint} className="mb-4" />
      <div aria-live="polite">
        {!ready && <p className="text-ink-2">{t.needs}</p>}
        {ready && gap && (
          <p className="text-ink-2">
            {fill(gap.line.waiting.includes(gap.field.id) ? t.gapWaits : t.gap, {
              label: gap.field.label[lang],
              name: nameOf(gap.line),
            })}
          </p>
        )}
        {ready && !gap && !quote && !problem && <p className="text-ink-2">{t.pricing}</p>}
        {quote && (
          <FiguresList
            pieces={quote.items.reduce((sum, line) => sum + line.quantity, 0)}
            subtotal={quote.amount}
            delivery={quote.deliveryCharges}
            discount={quote.discountAmount}
            discounts={quote.discounts}
            taxes={quote.taxes}
            total={quote.totalAmount}
          />
        )}
      </div>
      {lost > 0 && (
        <Banner tone="warn" className="mt-3">
          {fill(t.credit.lost, { amount: formatRupees(lost, lang) })}
        </Banner>
      )}
      {problem && (
        <Banner tone="bad" className="mt-3">
          {problem}
        </Banner>
      )}
      <Button type="submit" wide className="mt-5" disabled={!quote} busy={busy} busyText={t.busy}>
        {draft.credit ? t.credit.ask : total ? fill(t.placeFor, { amount: total }) : t.place}
      </Button>
    </Card>
  );
}
