import { renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { forReaders } from '#contract/astrology/reports/spelling.ts';
import type { PdfRequest } from '#contract/base/pdf/documents.ts';
import { CertificateCardsDocument } from './certificates/document.tsx';
import { openScripts } from './fonts/register.ts';
import { printable } from './fonts/text-runs.ts';
import { InvoiceDocument, InvoicesDocument } from './invoice/document.tsx';
import { KundliDocument } from './kundli/document.tsx';
import { MatchingDocument } from './matching/document.tsx';
import { PanchangDocument } from './panchang/document.tsx';
import { LabelsDocument } from './parcels/labels.tsx';
import { SlipsDocument } from './parcels/slips.tsx';
import { StatementDocument } from './statement/document.tsx';
import { longDate, monthName } from './ui/dates.ts';
import { PageNumbers, type PdfMeta } from './ui/document-page.tsx';
import { wordsIn } from './ui/words.ts';

/** Returns the first and the last of some numbers. */
const numbersOf = (numbers: readonly string[]): string =>
  numbers.length < 2 ? (numbers[0] ?? '') : `${numbers[0]} – ${numbers.at(-1)}`;

/** Returns a document's title and subject. */
function headOf({ kind, data, lang }: PdfRequest): { title: string; subject: string } {
  if (kind === 'kundli') return { title: wordsIn('pdf/kundli', lang).title, subject: data.birth.name };
  if (kind === 'matching') {
    const names = [data.girl_info.birth.name, data.boy_info.birth.name].filter(Boolean);
    return { title: wordsIn('pdf/matching', lang).title, subject: names.join(' · ') };
  }
  if (kind === 'statement') {
    const { title } = wordsIn('pdf/statement', lang);
    return { title, subject: `${monthName(data.month, lang)}, ${data.holder.name}` };
  }
  if (kind === 'invoice')
    return { title: wordsIn('pdf/invoice', lang).titles[data.document], subject: data.number };
  if (kind === 'certificates') {
    const { title } = wordsIn('pdf/certificates', lang);
    return { title, subject: data.cards[0]?.name[lang] ?? '' };
  }
  if (kind === 'invoices') {
    const title = wordsIn('pdf/invoice', lang).titles.tax_invoice;
    return { title, subject: numbersOf(data.invoices.map((one) => one.data.number)) };
  }
  if (kind === 'slips' || kind === 'labels') {
    const title = wordsIn('pdf/parcels', lang)[kind];
    const parcels = kind === 'slips' ? data.slips : data.labels;
    return { title, subject: numbersOf(parcels.map((one) => one.orderNumber)) };
  }
  const { title } = wordsIn('pdf/panchang', lang);
  const place = data.place.location || data.place.coordinates;
  return { title, subject: `${longDate(data.date, lang)}, ${place}` };
}

function documentOf(request: PdfRequest): ReactElement {
  const { title, subject } = headOf(request);
  const { lang, brand, mark = null } = request;
  const pdf: PdfMeta = {
    lang,
    title,
    subject: printable(subject),
    brand,
    mark,
    numbers: new PageNumbers(),
  };
  if (request.kind === 'kundli') return <KundliDocument data={forReaders(request.data)} pdf={pdf} />;
  if (request.kind === 'matching') return <MatchingDocument data={forReaders(request.data)} pdf={pdf} />;
  if (request.kind === 'statement') return <StatementDocument data={request.data} pdf={pdf} />;
  if (request.kind === 'invoice') return <InvoiceDocument data={request.data} pdf={pdf} />;
  if (request.kind === 'certificates') return <CertificateCardsDocument data={request.data} pdf={pdf} />;
  if (request.kind === 'invoices') return <InvoicesDocument data={request.data} pdf={pdf} />;
  if (request.kind === 'slips') return <SlipsDocument data={request.data} pdf={pdf} />;
  if (request.kind === 'labels') return <LabelsDocument data={request.data} pdf={pdf} />;
  return <PanchangDocument data={forReaders(request.data)} pdf={pdf} />;
}

/** Renders a PDF document. The fonts must be open (`openFonts`). Throws if the data does not match the kind. */
export async function renderPdf(request: PdfRequest): Promise<Buffer> {
  await openScripts(JSON.stringify(request));
  // The library's type requires a <Document>; ours is one component deeper.
  return renderToBuffer(documentOf(request) as Parameters<typeof renderToBuffer>[0]);
}
