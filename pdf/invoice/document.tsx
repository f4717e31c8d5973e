import { Text, View } from '@react-pdf/renderer';
import type { InvoicesData } from '#contract/base/pdf/documents.ts';
import type { InvoiceData, InvoiceState } from '#contract/selling/invoices/data.ts';
import { fillText } from '#languages/message.ts';
import { longDate, shortDate } from '../ui/dates.ts';
import {
  displayFamilies,
  PageNumbers,
  PdfDocument,
  type PdfMeta,
  PdfPart,
  usePdfMeta,
} from '../ui/document-page.tsx';
import { type Fact, Facts } from '../ui/facts.tsx';
import { Letterhead } from '../ui/letterhead.tsx';
import { LastPage, Sheets } from '../ui/sheet.tsx';
import { INK, MEASURE, TYPE } from '../ui/theme.ts';
import { Typed } from '../ui/typed.tsx';
import { useWords, wordsIn } from '../ui/words.ts';
import { Lines } from './lines.tsx';
import { Closing } from './sums.tsx';

const COLUMN = (MEASURE - 28) / 2;

/** The kind of document, with its facts beside it. */
function Head({ data }: { data: InvoiceData }) {
  const { lang } = usePdfMeta();
  const t = useWords('pdf/invoice');
  const { about, corrects } = data;
  const facts: Fact[] = [
    [t.number, data.number],
    [t.date, longDate(data.issuedAt, lang)],
    ...(corrects
      ? ([
          [
            t.corrects,
            fillText(t.correctsOf, { number: corrects.number, date: shortDate(corrects.issuedAt, lang) }),
          ],
          [t.reason, t.reasons[corrects.reason]],
        ] as const)
      : []),
    [about.service ? t.reading : t.order, about.reference],
    [about.service ? t.supplied : t.ordered, longDate(about.at, lang)],
    ...(corrects ? [] : ([[t.payment, t.payments[about.payment]]] as const)),
  ];
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 18 }}>
      <View style={{ width: COLUMN }}>
        <Text
          style={{
            ...TYPE.h1,
            fontFamily: displayFamilies(lang),
            fontSize: data.document === 'invoice_cum_bill' ? 19 : 25,
          }}
        >
          {t.titles[data.document]}
        </Text>
        <Text style={{ ...TYPE.small, color: INK.ink3, marginTop: 2 }}>{t.original}</Text>
      </View>
      <Facts facts={facts} width={COLUMN} label={86} />
    </View>
  );
}

/** One party of the supply, with a heading. */
function Side({ title, name, lines }: { title: string; name: string; lines: readonly string[] }) {
  return (
    <View style={{ width: COLUMN }}>
      <Text style={{ ...TYPE.small, color: INK.ink3, marginBottom: 1 }}>{title}</Text>
      <Typed style={{ ...TYPE.h3, marginBottom: 1 }}>{name}</Typed>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document renders once, its lines never move
        <Typed key={i} style={{ fontSize: 9, lineHeight: 1.46, color: INK.ink2 }}>
          {line}
        </Typed>
      ))}
    </View>
  );
}

/** Seller, buyer and delivery side by side, and the place of supply. */
function Sides({ data }: { data: InvoiceData }) {
  const { lang } = usePdfMeta();
  const t = useWords('pdf/invoice');
  const { seller, buyer, place } = data;
  const stateLine = ({ code, name }: InvoiceState) => fillText(t.state, { name: name[lang], code });
  const contact = [
    buyer.phone && fillText(t.phone, { phone: buyer.phone }),
    buyer.address.length === 0 && fillText(t.email, { email: buyer.email }),
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
  return (
    <View
      wrap={false}
      style={{
        backgroundColor: INK.tile,
        borderRadius: 8,
        paddingHorizontal: 14,
        paddingVertical: 11,
        marginBottom: 16,
      }}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: 8 }}>
        <Side
          title={t.seller}
          name={seller.legalName}
          lines={[
            ...seller.address,
            stateLine(seller.state),
            seller.gstin ? fillText(t.gstin, { gstin: seller.gstin }) : t.unregistered,
          ]}
        />
        <Side
          title={data.about.service || data.delivery ? t.buyer : t.buyerAndDelivery}
          name={buyer.name}
          lines={[
            ...buyer.address,
            ...(buyer.state ? [stateLine(buyer.state)] : []),
            ...(buyer.gstin ? [fillText(t.gstin, { gstin: buyer.gstin })] : []),
            ...(data.delivery ? [] : contact),
          ]}
        />
        {data.delivery && (
          <Side
            title={t.delivery}
            name={data.delivery.name}
            lines={[
              ...data.delivery.address,
              stateLine(data.delivery.state),
              fillText(t.phone, { phone: data.delivery.phone }),
            ]}
          />
        )}
      </View>
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          borderTopWidth: 0.6,
          borderTopColor: INK.line,
          marginTop: 9,
          paddingTop: 7,
        }}
      >
        <Text style={{ fontSize: 9, width: COLUMN }}>
          {t.place}: {stateLine(place)}
        </Text>
        <Text style={{ fontSize: 9, width: COLUMN - 14 }}>
          {t.reverse}: {t.no}
        </Text>
      </View>
    </View>
  );
}

function Pages({ data }: { data: InvoiceData }) {
  const { address, email, phone } = data.seller;
  return (
    <Sheets>
      <Letterhead address={address} email={email} phone={phone} />
      <Head data={data} />
      <Sides data={data} />
      <Lines data={data} />
      <Closing data={data} />
      <LastPage part />
    </Sheets>
  );
}

/** An invoice, a bill of supply or a credit note. */
export function InvoiceDocument({ data, pdf }: { data: InvoiceData; pdf: PdfMeta }) {
  return (
    <PdfDocument pdf={pdf}>
      <Pages data={data} />
    </PdfDocument>
  );
}

/** Invoices of several orders, each with its own title and page numbers. */
export function InvoicesDocument({ data, pdf }: { data: InvoicesData; pdf: PdfMeta }) {
  return (
    <PdfDocument pdf={pdf}>
      {data.invoices.map((one) => {
        const { titles } = wordsIn('pdf/invoice', one.lang);
        const { document, number } = one.data;
        const title = titles[document];
        const part = {
          ...pdf,
          lang: one.lang,
          title,
          subject: number,
          brand: one.brand,
          numbers: new PageNumbers(),
        };
        return (
          <PdfPart key={number} pdf={part}>
            <Pages data={one.data} />
          </PdfPart>
        );
      })}
    </PdfDocument>
  );
}
