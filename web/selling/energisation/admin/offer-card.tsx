import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { typedNumber } from '#contract/core/typed.ts';
import { Allowed } from '#web/admin/allowed.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { Field } from '#web/ui/form/field.tsx';
import { RupeeInput } from '#web/ui/form/rupee-input.tsx';

/** Offers energisation in a shop that does not yet: asks for its price. */
export function OfferCard() {
  const t = useTexts('energisation/admin');
  const { revalidate } = useRevalidator();
  const [price, setPrice] = useState('');
  const { save, busy, problem, setProblem } = useSave(
    (rupees: number) => api('POST /api/admin/energisation-offer', { body: { price: rupees } }),
    {
      onError: (error) => messageOf(error, t.failed),
      onEnd: revalidate,
      onSaved: ({ message }) => void toast.good(message),
    },
  );
  function send(): void {
    const rupees = typedNumber(price, 2);
    if (rupees >= 1 && rupees <= 100_000) void save(rupees);
    else setProblem(t.priceWrong);
  }
  return (
    <Card className="mb-6">
      <h2 className="text-h3">{t.offerTitle}</h2>
      <p className="mt-1.5 max-w-2xl text-ink-2">{t.offerText}</p>
      <Allowed permission="products.prices">
        <form
          method="post"
          noValidate
          className="mt-4 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Field label={t.price} {...(problem && { error: problem })}>
            <RupeeInput value={price} onChange={(event) => setPrice(event.target.value)} className="w-44" />
          </Field>
          <Button type="submit" busy={busy} busyText={t.saving}>
            {t.offer}
          </Button>
        </form>
      </Allowed>
    </Card>
  );
}
