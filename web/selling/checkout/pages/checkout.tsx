import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { submitFilled } from '#web/forms/submit-filled.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { AddressSheet, type Edited } from '#web/people/accounts/account/address-sheet.tsx';
import { Assurances } from '#web/selling/checkout/assurances.tsx';
import { CheckoutArrival } from '#web/selling/checkout/checkout-arrival.tsx';
import { CheckoutSteps } from '#web/selling/checkout/checkout-steps.tsx';
import { Destination } from '#web/selling/checkout/destination.tsx';
import { type CheckoutForm, emptyForm, firstForm, withBusiness } from '#web/selling/checkout/form.ts';
import { CheckoutFooter, CheckoutHeader } from '#web/selling/checkout/frame.tsx';
import { GstinField } from '#web/selling/checkout/gstin-field.tsx';
import { type LoadedCheckout, loadCheckout } from '#web/selling/checkout/load-checkout.ts';
import { OrderSummary } from '#web/selling/checkout/order-summary.tsx';
import { PayButton } from '#web/selling/checkout/pay-button.tsx';
import { PaymentMethod } from '#web/selling/checkout/payment-method.tsx';
import { ProblemBanner } from '#web/selling/checkout/problem-banner.tsx';
import { readBuyNow } from '#web/selling/checkout/shared/buy-now.ts';
import { NoteField } from '#web/selling/checkout/shared/note-field.tsx';
import { readSavedForm, saveForm } from '#web/selling/checkout/shared/saved-form.ts';
import { usePay } from '#web/selling/checkout/use-pay.ts';
import { upiQr } from '#web/selling/payments/shared/payment-config.ts';
import { useGateway } from '#web/selling/payments/shared/use-gateway.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useTexts } from '#web/texts/use-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Route } from './+types/checkout';

export const handle: PageHandle = {
  skeleton: 'form',
  contact: 'none',
  own: { header: CheckoutHeader, footer: CheckoutFooter },
};

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const texts = await loadTexts(pageLang(), [
    'addresses',
    'checkout',
    'addresses/errors',
    'core/name-errors',
    'orders/note-errors',
    'checkout/delivery',
    'cart',
    'products',
    'shell',
  ]);
  const buyNow = readBuyNow(new URL(request.url).searchParams);
  return { texts, checkout: await loadCheckout(buyNow, texts.checkout) };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta({ title: loaderData.texts.checkout.title, brand: shopNameIn(matches) }) : [];
}

/**
 * The checkout: address, payment method and total, of the cart or of one product (`?buy=`). Continues at the
 * gateway or with the placed order.
 */
export default function Checkout({ loaderData: { checkout } }: Route.ComponentProps) {
  const nothing = checkout.items.length === 0 && !checkout.problem;
  return nothing ? <Nothing /> : <CheckoutPage loaded={checkout} />;
}

function beginForm({ addresses, business, ...beginning }: LoadedCheckout): CheckoutForm {
  const before = readSavedForm(emptyForm);
  return withBusiness(firstForm(before, addresses, beginning), { before, business });
}

function CheckoutPage({ loaded }: { loaded: LoadedCheckout }) {
  const t = useTexts('checkout');
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<Edited>(null);
  const form = useForm<CheckoutForm>({
    mode: 'onTouched',
    defaultValues: beginForm(loaded),
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveForm(values) }),
    [form],
  );
  const { gateway, state, retry } = useGateway(t.sdkFailed);
  const { quote, problem, paying, pay, forget } = usePay(loaded, gateway);

  // On phones the button is in a bar, and what went wrong may be off the screen.
  const problemBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) problemBox.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const chooseOnline = () => {
    const byUpi = loaded.offered[0] === upiQr;
    form.setValue('method', byUpi ? 'upi' : 'online', { shouldValidate: true });
    form.setFocus('method');
    forget();
  };

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={submitFilled(form, pay)}
        className="wrap grid gap-x-16 gap-y-8 pt-6 pb-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:pt-10 lg:pb-24"
      >
        <div>
          <CheckoutSteps addresses={loaded.addresses} />
          <h1 className="mt-5 mb-6 text-h1">{t.heading}</h1>
          {loaded.problem && (
            <ProblemBanner problem={loaded.problem} buyNow={loaded.buyNow} className="mb-6" />
          )}
          <Destination addresses={loaded.addresses} beginning={loaded} onEdit={setEdited} />
          <CheckoutArrival addresses={loaded.addresses} items={loaded.items} />
          <GstinField known={loaded.business !== null} />
          <OrderNote />
          <div className="mt-10">
            <PaymentMethod total={quote?.totalAmount ?? null} offered={loaded.offered} />
          </div>
        </div>
        <aside aria-label={t.summary} className="lg:sticky lg:top-6 lg:row-span-2 lg:self-start">
          <OrderSummary items={loaded.items} quote={quote} />
          <Assurances returns={loaded.returns} lines={quote?.items ?? []} items={loaded.items} />
        </aside>
        <div ref={problemBox} className="grid scroll-mt-6 content-start gap-4">
          {problem && <ProblemBanner problem={problem} buyNow={loaded.buyNow} onPayOnline={chooseOnline} />}
          <PayButton total={quote?.totalAmount ?? null} paying={paying} sdk={state} onRetry={retry} />
        </div>
      </form>
      <AddressSheet
        edited={edited}
        offerDefault={loaded.addresses.length > 1}
        onClose={() => setEdited(null)}
        onSaved={() => {
          setEdited(null);
          void revalidate();
        }}
      />
    </FormProvider>
  );
}

function OrderNote() {
  return <NoteField hint={useTexts('checkout').note.hint} className="mt-6" />;
}

function Nothing() {
  const t = useTexts('checkout');
  return (
    <EmptyState
      heading="h1"
      art="combo"
      title={t.cartEmpty}
      text={t.cartEmptyText}
      action={<LinkButton to="/products">{t.seeProducts}</LinkButton>}
    />
  );
}
