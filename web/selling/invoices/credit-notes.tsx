import { Download } from 'lucide';
import type { Invoice } from '#contract/selling/invoices/endpoints.ts';
import { fill, formatDate, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useInvoiceFile } from './use-invoice-file.ts';

function CreditNote({ credit }: { credit: Invoice }) {
  const t = useTexts('invoices');
  const lang = useLang();
  const { busy, save } = useInvoiceFile(credit.url, `credit-note-${credit._id}.pdf`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-0">
      <div>
        <p translate="no" className="tabular font-medium">
          {credit.number}
        </p>
        <p className="text-sm text-ink-2">
          <span translate="no">{`${formatDate(credit.issuedAt, lang)} · `}</span>
          <span translate="no" className="tabular">
            {formatRupees(credit.total, lang, { paise: true })}
          </span>
        </p>
      </div>
      <Button
        kind="secondary"
        size="small"
        busy={busy}
        busyText={t.making}
        aria-label={
          busy ? undefined : fill(t.downloadOf, { kind: t.kinds[credit.kind], number: credit.number })
        }
        onClick={() => void save()}
      >
        <Icon of={Download} small />
        {t.download}
      </Button>
    </li>
  );
}

/** Lists the credit notes of an invoice as downloads. Renders nothing if there are none. */
export function CreditNotes({ credits }: { credits: readonly Invoice[] }) {
  const t = useTexts('invoices');
  if (credits.length === 0) return null;
  return (
    <Card className="mt-5 md:px-9!">
      <h2 className="text-h3">{t.credits}</h2>
      <ul className="mt-2">
        {credits.map((credit) => (
          <CreditNote key={credit._id} credit={credit} />
        ))}
      </ul>
    </Card>
  );
}
