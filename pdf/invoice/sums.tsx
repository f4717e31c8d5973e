import { Canvas, Text, View } from '@react-pdf/renderer';
import type { InvoiceData } from '#contract/selling/invoices/data.ts';
import { fillText } from '#languages/message.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { usePdfMeta } from '../ui/document-page.tsx';
import { type Pen, rule, write } from '../ui/pen.ts';
import { drawQr } from '../ui/qr.ts';
import { rupees } from '../ui/rupees.ts';
import { INK, MEASURE, TYPE } from '../ui/theme.ts';
import { Typed } from '../ui/typed.tsx';
import { useWords } from '../ui/words.ts';

const WIDTH = 224;
const ROW = 17;

/**
 * Returns the sums with their labels, in paise: taxable value and each tax, or only the total in a document without
 * tax.
 */
function rowsOf({ sums, tax }: InvoiceData, t: Messages['pdf/invoice']): [string, number][] {
  if (sums.total === sums.taxable) return [];
  const { columns } = t;
  const taxes: [string, number][] =
    tax === 'interstate'
      ? [[columns.igst, sums.igst]]
      : [
          [columns.cgst, sums.cgst],
          [tax === 'union' ? columns.utgst : columns.sgst, sums.sgst],
        ];
  const all: [string, number][] = [[t.taxable, sums.taxable], ...taxes];
  return taxes.length > 1 ? [...all, [t.tax, sums.cgst + sums.sgst]] : all;
}

function drawSums(
  pen: Pen,
  rows: readonly (readonly [string, string])[],
  total: readonly [string, string],
): null {
  rows.forEach(([label, value], i) => {
    const y = i * ROW + 12;
    write(pen, label, { x: 12, y, lettering: { family: 'text', size: 9 }, colour: INK.ink2 });
    write(pen, value, {
      x: WIDTH - 12,
      y,
      lettering: { family: 'text', size: 9 },
      colour: INK.ink,
      align: 'end',
    });
    rule(pen, { from: [12, (i + 1) * ROW], to: [WIDTH - 12, (i + 1) * ROW], colour: INK.line });
  });
  const top = rows.length * ROW + 5;
  pen.roundedRect(0, top, WIDTH, 28, 8).fill(INK.haldiSoft);
  const lettering = { family: 'text', size: 12, weight: 600 } as const;
  write(pen, total[0], { x: 12, y: top + 18.4, lettering, colour: INK.ink });
  write(pen, total[1], { x: WIDTH - 12, y: top + 18.4, lettering, colour: INK.ink, align: 'end' });
  return null;
}

// 22 mm, which telephones read from a hand's breadth.
const QR = 62;

/** The QR code that leads to what the shop has signed about the pieces. */
function Verify({ address }: { address: string }) {
  const t = useWords('pdf/invoice');
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', marginTop: 5 }}>
      <Canvas
        style={{ width: QR, height: QR }}
        paint={(pen) => {
          drawQr(pen, address, { x: 0, y: 0, size: QR });
          return null;
        }}
      />
      <Text style={{ ...TYPE.small, fontSize: 7.4, color: INK.ink3, width: 150, paddingLeft: 8 }}>
        {t.certificatesHow}
      </Text>
    </View>
  );
}

/** The total in figures and in words, and the signatory. Does not break across pages. */
export function Closing({ data }: { data: InvoiceData }) {
  const { lang } = usePdfMeta();
  const t = useWords('pdf/invoice');
  const rows = rowsOf(data, t).map(([label, paise]) => [label, rupees(paise, lang)] as const);
  const total = [
    data.document === 'credit_note' ? t.credit : t.total,
    rupees(data.sums.total, lang),
  ] as const;
  const { seller } = data;
  const plain = data.sums.total === data.sums.taxable;
  return (
    <View wrap={false} style={{ marginTop: 12 }}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <View style={{ width: MEASURE - WIDTH - 24, paddingTop: 2 }}>
          <Text style={{ ...TYPE.small, color: INK.ink3 }}>{t.inWords}</Text>
          <Text style={{ fontSize: 10, lineHeight: 1.5 }}>{data.inWords[lang]}</Text>
          {data.verifyAt ? <Verify address={data.verifyAt} /> : null}
        </View>
        <Canvas
          style={{ width: WIDTH, height: rows.length * ROW + 34 }}
          paint={(pen) => drawSums(pen, rows, total)}
        />
      </View>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 22 }}>
        <Text style={{ ...TYPE.small, color: INK.ink3, width: MEASURE - WIDTH - 24 }}>
          {plain ? t.madePlain : t.made}
        </Text>
        <View style={{ width: WIDTH, paddingLeft: 12 }}>
          <Typed style={{ fontSize: 9 }}>{fillText(t.forSeller, { name: seller.legalName })}</Typed>
          {seller.signatory ? (
            <Typed style={{ fontSize: 10, fontWeight: 600, marginTop: 8 }}>{seller.signatory}</Typed>
          ) : null}
          <Text style={{ ...TYPE.small, color: INK.ink3, marginTop: seller.signatory ? 0 : 8 }}>
            {t.signatory}
          </Text>
        </View>
      </View>
    </View>
  );
}
