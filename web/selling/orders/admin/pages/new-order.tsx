import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { tidyAddress } from '#contract/people/addresses/rules.ts';
import { tidyBuyerNote } from '#contract/selling/orders/buyer-note.ts';
import type { BillingDetails, ShippingAddress } from '#contract/selling/orders/endpoints.ts';
import { AdminPage } from '#web/admin/admin-page.tsx';
import { api, messageOf } from '#web/api/client.ts';
import { newKey } from '#web/api/new-key.ts';
import { useSave } from '#web/api/use-save.ts';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { emptyAddress } from '#web/people/addresses/shared/address.ts';
import { emptyBilling, taxIdentityOf } from '#web/selling/checkout/shared/billing-fields.tsx';
import { BuyerPart } from '#web/selling/orders/by-hand/buyer-part.tsx';
import { CreditPart } from '#web/selling/orders/by-hand/credit-part.tsx';
import { DeliveryPart } from '#web/selling/orders/by-hand/delivery-part.tsx';
import {
  cartOf,
  type Draft,
  emptyDraft,
  useHandQuote,
  withoutPhotos,
} from '#web/selling/orders/by-hand/draft.ts';
import { ItemsPart } from '#web/selling/orders/by-hand/items-part.tsx';
import { PaymentPart } from '#web/selling/orders/by-hand/payment-part.tsx';
import { SummaryPart } from '#web/selling/orders/by-hand/summary-part.tsx';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import type { Route } from './+types/new-order';

/** What staff type beside the choices of the draft. */
type TypedOrder = ShippingAddress & { billing: BillingDetails; buyerNote: string };

export async function clientLoader() {
  return {
    texts: await loadTexts(pageLang(), [
      'orders/by-hand',
      'checkout',
      'addresses/errors',
      'core/name-errors',
      'orders/note-errors',
      'cart',
      'products',
      'products/personal',
      'shell',
    ]),
  };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['orders/by-hand'].title, brand: shopNameIn(matches) })
    : [];
}

/** An order that staff write for a buyer, at the phone or at the counter. */
export default function NewOrder() {
  const t = useTexts('orders/by-hand');
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const form = useForm<TypedOrder>({
    mode: 'onTouched',
    defaultValues: { ...emptyAddress, billing: emptyBilling, buyerNote: '' },
  });
  const { quote, problem: unpriced, again } = useHandQuote(draft, t.quoteFailed);
  const [asked, setAsked] = useState(0);
  const { place, busy, problem } = usePlacing(draft, quote?.totalAmount ?? null, {
    priceAgain: again,
    onAsked() {
      setDraft((known) => ({ ...emptyDraft, buyer: known.buyer }));
      setAsked((n) => n + 1);
    },
  });
  return (
    <AdminPage
      open
      title={t.title}
      intro={t.intro}
      actions={
        <LinkButton to="/admin/orders" kind="secondary" size="small">
          {t.back}
        </LinkButton>
      }
    >
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          onSubmit={submitFilled(form, place)}
          className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start"
        >
          <div className="grid min-w-0 gap-4">
            <BuyerPart
              buyer={draft.buyer}
              onChoose={(buyer) =>
                setDraft((known) => ({
                  ...known,
                  buyer,
                  credit: null,
                  lines: known.buyer ? withoutPhotos(known.lines) : known.lines,
                }))
              }
            />
            <ItemsPart
              buyerId={draft.buyer?._id ?? null}
              lines={draft.lines}
              onChange={(change) => setDraft((known) => ({ ...known, lines: change(known.lines) }))}
            />
            <DeliveryPart buyer={draft.buyer} collected={draft.collected} />
          </div>
          <div className="grid min-w-0 gap-4">
            <CreditPart key={`${draft.buyer?._id} ${asked}`} draft={draft} onChange={setDraft} />
            <PaymentPart draft={draft} onChange={setDraft} />
            <SummaryPart
              draft={draft}
              quote={quote}
              problem={problem || unpriced}
              busy={busy}
              onChange={setDraft}
            />
          </div>
        </form>
      </FormProvider>
    </AdminPage>
  );
}

/**
 * Places the order once for each set of entries, and opens its page; with a credit note it asks the buyer instead. After a
 * refusal the price is asked again.
 */
function usePlacing(
  draft: Draft,
  total: number | null,
  { priceAgain, onAsked }: { priceAgain: () => void; onAsked: () => void },
) {
  const t = useTexts('orders/by-hand');
  const navigate = useNavigate();
  const sent = useRef({ json: '', key: '' });
  const { save, busy, problem } = useSave(
    async ({ billing, buyerNote, ...typed }: TypedOrder) => {
      if (!draft.buyer || total === null) return;
      const body = {
        buyerId: draft.buyer._id,
        ...cartOf(draft),
        totalAmount: total,
        ...taxIdentityOf(draft.gstin, billing),
        buyerNote: tidyBuyerNote(buyerNote),
        shippingAddress: tidyAddress(typed),
        payment: draft.payment,
      };
      const json = JSON.stringify(body);
      // The same order sent again, after a lost response, is not a second one.
      if (sent.current.json !== json) sent.current = { json, key: newKey() };
      const { credit, payment } = draft;
      if (credit && payment !== 'counter') {
        const { collected, couponCode, ...order } = body;
        const request = { ...order, creditId: credit._id, payment };
        const { message } = await api('POST /api/admin/credit-requests', {
          body: request,
          key: sent.current.key,
        });
        toast.good(message);
        return onAsked();
      }
      const { message, orderId } = await api('POST /api/admin/orders', { body, key: sent.current.key });
      toast.good(message);
      await navigate(`/admin/orders/${orderId}`);
    },
    {
      onError: (error) => {
        priceAgain();
        return messageOf(error, t.failed);
      },
    },
  );
  return { place: save, busy, problem };
}
