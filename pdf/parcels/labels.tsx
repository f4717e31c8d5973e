import { Canvas, Page, Text, View } from '@react-pdf/renderer';
import type { LabelsData, Parcel, ParcelSender } from '#contract/base/pdf/documents.ts';
import { fillText } from '#languages/message.ts';
import { printable } from '../fonts/text-runs.ts';
import { drawCode128 } from '../ui/code128.ts';
import { PdfDocument, type PdfMeta, textFamilies, usePdfMeta } from '../ui/document-page.tsx';
import type { Pen } from '../ui/pen.ts';
import { ShopLogo } from '../ui/shop-mark.tsx';
import { Typed } from '../ui/typed.tsx';
import { useWords } from '../ui/words.ts';
import { Collect } from './collect.tsx';

// A6 in points, which is a quarter of A4.
const WIDTH = 297.64;
const HEIGHT = 419.53;
const A4 = { width: 595.28, height: 841.89 } as const;
const SIDE = 20;
const INNER = WIDTH - 2 * SIDE;
const BARS = { width: 206, height: 44 } as const;
const INK = '#000000';

/** Returns the size of the address, in points: a long one is set smaller, and never cut. */
function addressSize({ lines }: Parcel['to']): number {
  const characters = lines.join(' ').length;
  if (characters > 380) return 7.4;
  return characters > 220 ? 9 : characters > 110 ? 10.5 : 12;
}

function To({ to }: { to: Parcel['to'] }) {
  const { lang } = usePdfMeta();
  const t = useWords('pdf/parcels');
  const fontSize = addressSize(to);
  return (
    <View>
      <Text style={{ fontSize: 8 }}>{t.to}</Text>
      <Typed style={{ fontSize: to.name.length > 60 ? 9 : 15, lineHeight: 1.3, fontWeight: 600 }}>
        {to.name}
      </Typed>
      {to.lines.map((line) => (
        <Typed key={line} style={{ fontSize, lineHeight: 1.34 }}>
          {line}
        </Typed>
      ))}
      <Typed style={{ fontSize, lineHeight: 1.34, fontWeight: 600 }}>
        {[to.city, to.state[lang]].filter(Boolean).join(', ')}
      </Typed>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          marginTop: 3,
        }}
      >
        <Text style={{ fontSize: 12, marginBottom: 4 }}>
          {fillText(t.phone, { phone: printable(to.phone) })}
        </Text>
        <Text style={{ fontSize: 29, lineHeight: 1.15, fontWeight: 600 }}>
          <Text style={{ fontSize: 11 }}>{t.pin} </Text>
          {printable(to.pincode)}
        </Text>
      </View>
    </View>
  );
}

function Label({ label, from }: { label: Parcel; from: ParcelSender }) {
  const pdf = usePdfMeta();
  const t = useWords('pdf/parcels');
  const { orderNumber, toCollect, courier } = label;
  const bars = (pen: Pen) => {
    drawCode128(pen, orderNumber, { x: 0, y: 0, ...BARS });
    return null;
  };
  const lines = from.address.filter((line) => line !== from.name);
  return (
    <View style={{ width: WIDTH, height: HEIGHT, padding: SIDE, justifyContent: 'space-between' }}>
      <View>
        <Collect paise={toCollect} label={t.cod} none={t.prepaid} size={25} />
        <View style={{ marginTop: 9 }}>
          <To to={label.to} />
        </View>
      </View>
      <View>
        <View
          style={{
            width: INNER,
            alignItems: 'center',
            borderTopWidth: 1,
            borderTopColor: INK,
            paddingTop: 8,
          }}
        >
          <Canvas style={{ ...BARS }} paint={bars} />
          <Text style={{ fontSize: 12, fontWeight: 600, letterSpacing: 0.6, marginTop: 1 }}>
            {orderNumber}
          </Text>
          {courier ? (
            <Typed style={{ fontSize: 8.5, marginTop: 1 }}>
              {[courier.name, courier.number].filter(Boolean).join(' ')}
            </Typed>
          ) : null}
        </View>
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            borderTopWidth: 0.6,
            borderTopColor: INK,
            marginTop: 7,
            paddingTop: 5,
          }}
        >
          <ShopLogo height={20} width={70} style={{ marginRight: 7 }} />
          <Typed style={{ flex: 1, fontSize: 7.6, lineHeight: 1.4, fontFamily: textFamilies(pdf.lang) }}>
            {`${t.from}: ${from.name}, ${lines.join(', ')}. ${fillText(t.phone, { phone: from.phone })}`}
          </Typed>
        </View>
      </View>
    </View>
  );
}

function drawCuts(pen: Pen): null {
  pen
    .lineWidth(0.5)
    .dash(3, { space: 3 })
    .moveTo(A4.width / 2, 0)
    .lineTo(A4.width / 2, A4.height)
    .moveTo(0, A4.height / 2)
    .lineTo(A4.width, A4.height / 2)
    .stroke('#999999');
  return null;
}

const FULL = { position: 'absolute', left: 0, top: 0, ...A4 } as const;

/** Returns the labels in groups of four, one group a page. */
function fours<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 4) }, (_, i) => all.slice(i * 4, i * 4 + 4));
}

/** The address labels of parcels: a page of A6 each, or a page of A4 for four, with lines to cut along. */
export function LabelsDocument({ data, pdf }: { data: LabelsData; pdf: PdfMeta }) {
  const { from, labels, size } = data;
  const style = { fontFamily: textFamilies(pdf.lang), color: INK, backgroundColor: '#ffffff' };
  return (
    <PdfDocument pdf={pdf}>
      {size === 'a6'
        ? labels.map((label) => (
            <Page key={label.orderNumber} size={[WIDTH, HEIGHT]} wrap={false} style={style}>
              <Label label={label} from={from} />
            </Page>
          ))
        : fours(labels).map((four) => (
            <Page key={four[0]?.orderNumber} size={[A4.width, A4.height]} wrap={false} style={style}>
              {/* A page that must not break is as high as its content. */}
              <View style={A4}>
                <Canvas style={FULL} paint={drawCuts} />
                {four.map((label, i) => (
                  <View
                    key={label.orderNumber}
                    style={{
                      position: 'absolute',
                      left: (i % 2) * (A4.width / 2),
                      top: Math.floor(i / 2) * (A4.height / 2),
                    }}
                  >
                    <Label label={label} from={from} />
                  </View>
                ))}
              </View>
            </Page>
          ))}
    </PdfDocument>
  );
}
