import { Canvas, Page, Text, View } from '@react-pdf/renderer';
import type { PackingSlip, SlipLine, SlipsData } from '#contract/base/pdf/documents.ts';
import { fillText } from '#languages/message.ts';
import { lettersOf } from '../fonts/long-words.ts';
import { printable } from '../fonts/text-runs.ts';
import { drawCode128 } from '../ui/code128.ts';
import { shortDate } from '../ui/dates.ts';
import { PdfDocument, type PdfMeta, textFamilies, usePdfMeta } from '../ui/document-page.tsx';
import type { Pen } from '../ui/pen.ts';
import { ShopLogo } from '../ui/shop-mark.tsx';
import { Typed } from '../ui/typed.tsx';
import { useWords } from '../ui/words.ts';
import { Collect } from './collect.tsx';

const INK = '#000000';
const GREY = '#999999';
const BARS = { width: 158, height: 32 } as const;
const COLUMN = { shelf: 48, code: 82, quantity: 36 } as const;

function Head({ slip, brand }: { slip: PackingSlip; brand: string }) {
  const { lang } = usePdfMeta();
  const t = useWords('pdf/parcels');
  const bars = (pen: Pen) => {
    drawCode128(pen, slip.orderNumber, { x: 0, y: 0, ...BARS });
    return null;
  };
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginBottom: 8 }}>
      <View style={{ flex: 1, marginRight: 20 }}>
        <ShopLogo height={20} width={120} style={{ marginBottom: 3 }} />
        <Typed style={{ fontSize: 8.5 }}>{`${brand} · ${t.slip}`}</Typed>
        <Text style={{ fontSize: 19, lineHeight: 1.25, fontWeight: 600 }}>
          {fillText(t.order, { number: slip.orderNumber })}
        </Text>
        <Text style={{ fontSize: 8.5 }}>{fillText(t.placed, { date: shortDate(slip.placedAt, lang) })}</Text>
      </View>
      <Canvas style={{ ...BARS }} paint={bars} />
    </View>
  );
}

function To({ to, courier }: Pick<PackingSlip, 'to' | 'courier'>) {
  const { lang } = usePdfMeta();
  const t = useWords('pdf/parcels');
  const last = `${to.city}, ${to.state[lang]}`;
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 9, marginBottom: 8 }}>
      <View style={{ width: 236 }}>
        <Text style={{ fontSize: 8 }}>{t.to}</Text>
        <Typed style={{ fontSize: 11, lineHeight: 1.35, fontWeight: 600 }}>{to.name}</Typed>
        {[...to.lines, last].map((line) => (
          <Typed key={line} style={{ fontSize: 9, lineHeight: 1.38 }}>
            {line}
          </Typed>
        ))}
        <Text style={{ fontSize: 9, lineHeight: 1.38 }}>
          {fillText(t.phone, { phone: printable(to.phone) })}
        </Text>
      </View>
      <View style={{ flex: 1, alignItems: 'flex-end', marginLeft: 20 }}>
        <Text style={{ fontSize: 8 }}>{t.pin}</Text>
        <Typed style={{ fontSize: 18, lineHeight: 1.2, fontWeight: 600 }}>{to.pincode}</Typed>
        {courier ? (
          <Typed style={{ fontSize: 8.5, lineHeight: 1.38, textAlign: 'right' }}>
            {`${t.courier}: ${[courier.name, courier.number].filter(Boolean).join(' ')}`}
          </Typed>
        ) : null}
      </View>
    </View>
  );
}

const cell = { fontSize: 9, lineHeight: 1.36 } as const;

function LineHead() {
  const { columns } = useWords('pdf/parcels');
  const small = { fontSize: 7.6 } as const;
  return (
    <View
      fixed
      style={{ flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: INK, paddingBottom: 2 }}
    >
      <Text style={{ ...small, width: 15 }} />
      <Text style={{ ...small, width: COLUMN.shelf }}>{columns.shelf}</Text>
      <Text style={{ ...small, width: COLUMN.code }}>{columns.code}</Text>
      <Text style={{ ...small, flex: 1 }}>{columns.item}</Text>
      <Text style={{ ...small, width: COLUMN.quantity, textAlign: 'right' }}>{columns.quantity}</Text>
    </View>
  );
}

function Line({ line }: { line: SlipLine }) {
  const { lang } = usePdfMeta();
  const t = useWords('pdf/parcels');
  const more = [line.choice[lang], line.customised ? t.customised : ''].filter(Boolean).join(' · ');
  return (
    <View
      wrap={false}
      style={{ flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: GREY, paddingVertical: 3.6 }}
    >
      <View
        style={{ width: 8, height: 8, borderWidth: 0.8, borderColor: INK, marginTop: 2, marginRight: 7 }}
      />
      <Text
        hyphenationCallback={lettersOf}
        style={{ ...cell, width: COLUMN.shelf, paddingRight: 6, fontWeight: 600 }}
      >
        {printable(line.shelf)}
      </Text>
      <Text hyphenationCallback={lettersOf} style={{ ...cell, width: COLUMN.code, paddingRight: 6 }}>
        {printable(line.code)}
      </Text>
      <View style={{ flex: 1, paddingRight: 6 }}>
        <Typed style={{ ...cell, fontWeight: 600 }}>{line.name[lang]}</Typed>
        {more ? <Typed style={{ ...cell, fontSize: 8.4 }}>{more}</Typed> : null}
        {line.filled.map(({ label, value }) => (
          <Typed key={label.en} style={{ ...cell, fontSize: 9.2 }}>
            {`${label[lang]}: ${value ? value[lang] : t.photo}`}
          </Typed>
        ))}
      </View>
      <Text
        style={{
          fontSize: line.quantity > 1 ? 14 : 10,
          lineHeight: 1.2,
          fontWeight: 600,
          width: COLUMN.quantity,
          textAlign: 'right',
        }}
      >
        {String(line.quantity)}
      </Text>
    </View>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <View style={{ marginTop: 7, borderWidth: 0.8, borderColor: INK, borderRadius: 4, padding: 6 }}>
      <Text style={{ fontSize: 8 }}>{title}</Text>
      {notes.map((note) => (
        <Typed key={note} style={cell}>
          {note}
        </Typed>
      ))}
    </View>
  );
}

function Below({ slip }: { slip: PackingSlip }) {
  const t = useWords('pdf/parcels');
  const { lang } = usePdfMeta();
  const pieces = slip.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { all, open } = slip.energised;
  const energised = open > 0 ? fillText(t.energisedOpen, { n: open }) : fillText(t.energised, { n: all });
  return (
    <View wrap={false} style={{ marginTop: 6 }}>
      <Text style={{ ...cell, fontWeight: 600, textAlign: 'right' }}>
        {fillText(t.pieces, { n: pieces }, lang)}
      </Text>
      {all > 0 ? (
        <Text style={{ ...cell, fontWeight: open > 0 ? 600 : 400, marginTop: 4 }}>{energised}</Text>
      ) : null}
      <Notes title={t.buyerNote} notes={slip.buyerNote ? [slip.buyerNote] : []} />
      <Notes title={t.notes} notes={slip.notes} />
      <View style={{ flexDirection: 'row', marginTop: 16 }}>
        <Text style={{ fontSize: 8, width: 190 }}>{`${t.packed} ______________________`}</Text>
        <Text style={{ fontSize: 8 }}>{`${t.checked} ______________________`}</Text>
      </View>
    </View>
  );
}

/** The packing slips of orders: what goes into each parcel, and what is collected. A page of A5 each, or more. */
export function SlipsDocument({ data, pdf }: { data: SlipsData; pdf: PdfMeta }) {
  const style = {
    fontFamily: textFamilies(pdf.lang),
    color: INK,
    backgroundColor: '#ffffff',
    paddingHorizontal: 26,
    paddingVertical: 24,
  };
  return (
    <PdfDocument pdf={pdf}>
      {data.slips.map((slip) => (
        <Page key={slip.orderNumber} size="A5" style={style}>
          <Head slip={slip} brand={data.from.name} />
          <Slip slip={slip} />
        </Page>
      ))}
    </PdfDocument>
  );
}

function Slip({ slip }: { slip: PackingSlip }) {
  const t = useWords('pdf/parcels');
  return (
    <>
      <Collect paise={slip.toCollect} label={t.collect} none={t.paid} size={22} />
      <To to={slip.to} courier={slip.courier} />
      <LineHead />
      {slip.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document renders once, its lines never move
        <Line key={i} line={line} />
      ))}
      <Below slip={slip} />
    </>
  );
}
