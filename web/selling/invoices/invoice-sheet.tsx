import type { ReactNode } from 'react';
import type { Invoice } from '#contract/selling/invoices/endpoints.ts';
import { ShopMark } from '#web/shell/shop-mark.tsx';
import { fill, formatDate, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function Sum({ name, amount, total }: { name: string; amount: number; total?: boolean }) {
  const lang = useLang();
  const look = total ? 'mt-2 border-t border-line pt-3.5 text-lg font-semibold' : 'text-ink-2';
  return (
    <div className={`flex justify-between gap-4 py-1 ${look}`}>
      <dt>{name}</dt>
      <dd translate="no" className="tabular whitespace-nowrap">
        {formatRupees(amount, lang, { paise: true })}
      </dd>
    </div>
  );
}

/** Shows an invoice like its PDF: number, both parties, lines, taxes, total. */
export function InvoiceSheet({ invoice, action }: { invoice: Invoice; action: ReactNode }) {
  const t = useTexts('invoices');
  const lang = useLang();
  const { seller, buyer, place } = invoice;
  const taxes = (['taxable', 'cgst', 'sgst', 'igst'] as const).filter((part) => invoice[part] > 0);
  const plain = taxes.length === 1;
  return (
    <Card className="md:p-9!">
      <div className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-5">
        <div className="flex min-w-0 items-center gap-3">
          <ShopMark className="size-8 shrink-0" />
          <div className="min-w-0">
            <h2 className="text-h3">{t.kinds[invoice.kind]}</h2>
            <p translate="no" className="tabular text-ink-2">
              {invoice.number}
            </p>
          </div>
        </div>
        {action}
      </div>
      <dl className="grid gap-x-6 gap-y-4 py-5 sm:grid-cols-2">
        <Fact name={t.seller}>
          <span className="font-medium">{seller.legalName}</span>
          <br />
          <span className="text-sm text-ink-2">
            {seller.gstin ? fill(t.gstin, { gstin: seller.gstin }) : t.unregistered}
          </span>
        </Fact>
        <Fact name={t.buyer}>
          <span translate="no" className="font-medium">
            {buyer.name}
          </span>
          {buyer.gstin && (
            <>
              <br />
              <span className="text-sm text-ink-2">{fill(t.gstin, { gstin: buyer.gstin })}</span>
            </>
          )}
        </Fact>
        <Fact name={t.date}>{formatDate(invoice.issuedAt, lang)}</Fact>
        <Fact name={t.place}>{fill(t.placeOf, { name: place.name[lang], code: place.code })}</Fact>
      </dl>
      <ul className="border-t border-line">
        {invoice.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are static
          <li key={i} className="flex justify-between gap-4 border-b border-line py-3">
            <span className="min-w-0 break-words">
              <span>{`${line.name[lang]} `}</span>
              {line.quantity !== null && line.quantity > 1 && (
                <span className="tabular whitespace-nowrap text-ink-2">
                  {fill(t.pieces, { n: line.quantity })}
                </span>
              )}
              {line.detail[lang] && <span className="block text-sm text-ink-3">{line.detail[lang]}</span>}
            </span>
            <span translate="no" className="tabular whitespace-nowrap">
              {formatRupees(line.amount, lang, { paise: true })}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 ml-auto w-full sm:w-80">
        {!plain &&
          taxes.map((part) => (
            <Sum key={part} name={t[part === 'sgst' ? invoice.stateTax : part]} amount={invoice[part]} />
          ))}
        <Sum name={t.total} amount={invoice.total} total />
      </dl>
    </Card>
  );
}
