import { useEffect, useState } from 'react';
import { redirectDocument } from 'react-router';
import type { UpiQr } from '#contract/selling/payments/upi-qr.ts';
import { api } from '#web/api/client.ts';
import { type LoadWords, load } from '#web/api/load.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { shopNameIn } from '#web/head/shop-name.ts';
import { CopyValue } from '#web/selling/payments/copy-value.tsx';
import { upiQr } from '#web/selling/payments/shared/payment-config.ts';
import { isOpen, readState, watchPayment } from '#web/selling/payments/shared/watch-payment.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { fill, formatDateTime, formatRupees } from '#web/texts/format.ts';
import { loadTexts } from '#web/texts/load.ts';
import { pageLang, useLang, useTexts } from '#web/texts/use-texts.ts';
import { buttonClass, LinkButton } from '#web/ui/button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import type { Route } from './+types/pay-by-upi';

export const handle: PageHandle = { skeleton: 'document', contact: 'none' };

const features = ['payments/upi', 'shell'] as const;

async function failureWords(): Promise<LoadWords> {
  const { 'payments/upi': t } = await loadTexts(pageLang(), features);
  return {
    failed: t.failed,
    retry: t.retry,
    missing: { title: t.missing, text: t.missingText },
    back: { to: '/my-orders', text: t.orders },
  };
}

export async function clientLoader({ params: { reference } }: Route.ClientLoaderArgs) {
  const [texts, qr] = await Promise.all([
    loadTexts(pageLang(), features),
    load(api('GET /api/payment/upi-qr/orders/{reference}', { params: { reference } }), failureWords),
  ]);
  if (!qr.isOpen) throw redirectDocument(qr.returnPath);
  return { texts, qr };
}
clientLoader.hydrate = true as const;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData
    ? pageMeta({ title: loaderData.texts['payments/upi'].title, brand: shopNameIn(matches) })
    : [];
}

/** Asks for the state of the payment until it has ended, and leaves for the page that says how. Returns whether the network is lost. */
function useWatch({ orderId, returnPath }: UpiQr): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const ask = async () => {
      const { status } = await api('GET /api/payment/{provider}/check-status', {
        params: { provider: upiQr },
        query: { order_id: orderId },
      });
      return { state: readState(status) };
    };
    return watchPayment(ask, (known) => {
      setLost(known.lost);
      // A document of its own: the page of a report or of the wallet follows its own payments.
      if (!isOpen(known.state)) location.replace(returnPath);
    });
  }, [orderId, returnPath]);
  return lost;
}

/** The shop's own payment page: a QR with amount and reference, which staff confirm. */
export default function PayByUpi({ loaderData: { qr } }: Route.ComponentProps) {
  const t = useTexts('payments/upi');
  const lang = useLang();
  const lost = useWatch(qr);
  const amount = formatRupees(qr.amount, lang);
  return (
    <div className="wrap grid justify-center pt-6 pb-16 lg:pt-10">
      <div className="grid w-full max-w-[60rem] gap-x-14 gap-y-7 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="lg:col-span-2">
          <h1 className="text-h1">{fill(t.heading, { amount })}</h1>
          {qr.note && (
            <p translate="no" className="mt-1 text-ink-2">
              {qr.note}
            </p>
          )}
        </div>
        <div className="grid content-start justify-items-center gap-4 text-center">
          <QrCode
            text={qr.link}
            label={fill(t.picture, { amount, payee: qr.payee })}
            className="w-[min(100%,20rem)] border border-line"
          />
          <p className="text-ink-2">{t.scan}</p>
          <a href={qr.link} className={buttonClass({ size: 'large', wide: true, className: 'lg:hidden!' })}>
            {t.openApp}
          </a>
          <p className="text-sm text-ink-2 lg:hidden">{t.openHint}</p>
        </div>
        <div className="grid content-start gap-6">
          <p role="status" className="rounded-tile bg-sunken px-5 py-4">
            {lost ? t.lost : t.waiting}
          </p>
          <Facts qr={qr} />
          <Next amount={amount} />
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/my-orders" kind="secondary">
              {t.orders}
            </LinkButton>
            <LinkButton to="/contact-us" kind="ghost">
              {t.help}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  );
}

function Facts({ qr }: { qr: UpiQr }) {
  const t = useTexts('payments/upi');
  const lang = useLang();
  return (
    <dl className="grid gap-4">
      <div>
        <dt className="text-sm text-ink-2">{t.until}</dt>
        <dd>
          <time translate="no" dateTime={qr.until} className="font-semibold">
            {formatDateTime(qr.until, lang)}
          </time>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-2">{t.payee}</dt>
        <dd translate="no">{qr.payee}</dd>
      </div>
      <CopyValue name={t.upiId} value={qr.upiId} copy={t.copyUpiId} />
      <CopyValue name={t.reference} value={qr.reference} copy={t.copyReference} hint={t.referenceHint} />
    </dl>
  );
}

function Next({ amount }: { amount: string }) {
  const t = useTexts('payments/upi');
  return (
    <section aria-labelledby="upi-next">
      <h2 id="upi-next" className="mb-3 text-h3">
        {t.next}
      </h2>
      <ol className="grid list-decimal gap-2 pl-5 text-ink-2">
        {[fill(t.steps.pay, { amount }), t.steps.confirm, t.steps.told].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
