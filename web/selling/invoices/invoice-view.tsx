import { Download } from 'lucide';
import type { ReactNode } from 'react';
import type { Invoice } from '#contract/selling/invoices/endpoints.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CreditNotes } from './credit-notes.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import type { LoadedInvoice } from './load-invoice.ts';
import { useInvoiceFile, useSaveOnArrival } from './use-invoice-file.ts';

function Found({ orderId, invoice, credits }: { orderId: string; invoice: Invoice; credits: Invoice[] }) {
  const t = useTexts('invoices');
  const { busy, save } = useInvoiceFile(invoice.url, `invoice-${orderId}.pdf`);
  useSaveOnArrival(orderId, save);
  return (
    <>
      <InvoiceSheet
        invoice={invoice}
        action={
          <Button busy={busy} busyText={t.making} className="max-sm:w-full" onClick={() => void save()}>
            <Icon of={Download} small />
            {t.again}
          </Button>
        }
      />
      <CreditNotes credits={credits} />
    </>
  );
}

/** Shows an invoice and downloads its PDF once, or says why there is none yet. `back` is the link for that case. */
export function InvoiceView({
  orderId,
  loaded,
  back,
}: {
  orderId: string;
  loaded: LoadedInvoice;
  back: ReactNode;
}) {
  const t = useTexts('invoices');
  if (loaded.state === 'found')
    return <Found orderId={orderId} invoice={loaded.invoice} credits={loaded.credits} />;
  const words = {
    payment: t.awaits.payment,
    shipping: t.awaits.shipping,
    none: { title: t.none, text: t.noneText },
  }[loaded.state];
  return <EmptyState art="diya-unlit" title={words.title} text={words.text} action={back} />;
}
