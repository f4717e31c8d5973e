import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CartItem } from '#contract/selling/cart/endpoints.ts';
import type { CartEnergisation } from '#contract/selling/energisation/endpoints.ts';
import { api, messageOf } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { Drawing } from '#web/drawings/drawing.tsx';
import { lineKey, lineName } from '#web/selling/cart/shared/line.ts';
import { fill, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { EnergiseSheet } from './energise-sheet.tsx';

type Offer = NonNullable<CartEnergisation['offer']>;
type Line = CartEnergisation['lines'][number];

/** Offers to have a line of the cart energised, or shows for whom it is. Needs the texts `energisation`. */
export function EnergiseLine({ item, offer, line }: { item: CartItem; offer: Offer; line: Line }) {
  const t = useTexts('energisation');
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const price = formatRupees(offer.price, lang);
  const name = lineName(item, lang);
  const { productId, size, variantId, lineId } = lineKey(item);
  const { save: remove, busy } = useSave(
    () =>
      api('DELETE /api/energisation/cart/{productId}', {
        params: { productId },
        query: { size: size ?? '', variantId: variantId ?? '', ...(lineId && { lineId }) },
      }),
    {
      onError: (error) => void toast.problem(messageOf(error, t.failed)),
      onEnd: revalidate,
      onSaved: ({ message }) => void toast.good(message),
    },
  );
  return (
    <div className="col-start-2 mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Drawing name="diya" className="size-7 shrink-0" />
      {line.details ? (
        <>
          <p className="min-w-0 flex-1 basis-40 break-words">
            {fill(t.chosen, { name: line.details.name, price })}
          </p>
          <Button
            kind="ghost"
            size="small"
            aria-label={fill(t.changeNamed, { item: name })}
            onClick={() => setOpen(true)}
          >
            {t.change}
          </Button>
          <Button
            kind="ghost"
            size="small"
            busy={busy}
            aria-label={fill(t.removeNamed, { item: name })}
            onClick={() => void remove()}
          >
            {t.remove}
          </Button>
        </>
      ) : (
        <Button
          kind="ghost"
          size="small"
          aria-label={fill(t.offerNamed, { price, item: name })}
          onClick={() => setOpen(true)}
        >
          {fill(t.offer, { price })}
        </Button>
      )}
      {open && (
        <EnergiseSheet
          item={item}
          offer={offer}
          line={line}
          onClose={() => setOpen(false)}
          onSaved={revalidate}
        />
      )}
    </div>
  );
}
