import { Canvas, Page, Text, View } from '@react-pdf/renderer';
import type { CertificateCard, CertificateCardsData } from '#contract/base/pdf/documents.ts';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import { factRows, weightRows, withoutLabel } from '#contract/catalog/products/facts/rows.ts';
import type { FactValues } from '#contract/catalog/products/facts/types.ts';
import { localeOf } from '#languages/locale.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { shorten } from '../fonts/text-runs.ts';
import { longDate, shortDate } from '../ui/dates.ts';
import {
  displayFamilies,
  PdfDocument,
  type PdfMeta,
  textFamilies,
  usePdfMeta,
} from '../ui/document-page.tsx';
import { type Pen, rule, write } from '../ui/pen.ts';
import { drawQr } from '../ui/qr.ts';
import { ShopMark } from '../ui/shop-mark.tsx';
import { INK, TYPE } from '../ui/theme.ts';
import { Typed } from '../ui/typed.tsx';
import { wordsIn } from '../ui/words.ts';

// A6 in points, and the margin inside the frame.
const WIDTH = 297.64;
const HEIGHT = 419.53;
const EDGE = 13;
const SIDE = 28;
const QR = 92;
const MOST_ROWS = 6;

/** Draws the frame, the shop's mark and name, and the QR code. */
function drawCard(pen: Pen, { card, brand }: { card: CertificateCard; brand: string }): null {
  pen
    .lineWidth(0.8)
    .roundedRect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, 10)
    .stroke(INK.manik);
  const inner = EDGE + 3.4;
  pen
    .lineWidth(0.4)
    .roundedRect(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner, 7.6)
    .stroke(INK.haldi);
  const lettering = { family: 'display', size: 11 } as const;
  const name = shorten(brand, WIDTH - 2 * SIDE, lettering);
  write(pen, name, { x: WIDTH / 2, y: 76, lettering, colour: INK.manik, align: 'middle' });
  rule(pen, { from: [WIDTH / 2 - 22, 84], to: [WIDTH / 2 + 22, 84], colour: INK.haldi, width: 0.8 });
  drawQr(pen, card.address, { x: SIDE, y: HEIGHT - SIDE - QR - 4, size: QR });
  return null;
}

/** Returns the rows of a card: the choice, the most telling facts, the laboratory and the day of the sale. */
function rowsOf(
  card: CertificateCard,
  lang: PdfMeta['lang'],
  t: Messages['pdf/certificates'],
): [string, string][] {
  const { facts, report, choice } = card;
  const number = (value: number) =>
    new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 3 }).format(value);
  const format = {
    lang,
    words: wordsIn('products/facts', lang),
    number,
    rupees: number,
    day: (day: string) => shortDate(day, lang),
  };
  const weighed = facts?.values.carat !== undefined || facts?.values.gram !== undefined;
  const weight =
    facts && !weighed ? weightRows(facts.kind, { gram: card.gram, price: 0 }, format).slice(0, 1) : [];
  const known = facts
    ? [...weight, ...factRows(facts.kind, withoutLabel(facts.values as FactValues), format)]
    : [];
  const proved = ['laboratory', 'report_number', 'report_date'];
  const told = known.filter(({ name, unknown }) => !unknown && !proved.includes(name));
  const last: [string, string][] = [
    ...(report ? ([[t.report, `${report.laboratory[lang]}, ${report.number}`]] as [string, string][]) : []),
    [t.sold, longDate(card.soldOn, lang)],
  ];
  const first: [string, string][] = choice ? [[t.choice, choiceName(choice, lang)]] : [];
  const room = MOST_ROWS - first.length - last.length;
  return [
    ...first,
    ...told.slice(0, room).map(({ label, text }) => [label, text] as [string, string]),
    ...last,
  ];
}

function Card({ card, words: t }: { card: CertificateCard; words: Messages['pdf/certificates'] }) {
  const pdf = usePdfMeta();
  const { lang, brand } = pdf;
  const host = card.address.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
  return (
    <Page
      size={[WIDTH, HEIGHT]}
      style={{ ...TYPE.small, fontFamily: textFamilies(lang), color: INK.ink, backgroundColor: INK.pearl }}
    >
      <Canvas
        style={{ position: 'absolute', left: 0, top: 0, width: WIDTH, height: HEIGHT }}
        paint={(pen) => drawCard(pen, { card, brand })}
      />
      <ShopMark size={27} style={{ position: 'absolute', left: WIDTH / 2 - 13.5, top: 33.5 }} />
      <View style={{ position: 'absolute', left: SIDE, top: 92, width: WIDTH - 2 * SIDE }}>
        <Text style={{ ...TYPE.small, fontFamily: textFamilies(lang), color: INK.ink2, textAlign: 'center' }}>
          {t.title}
        </Text>
        <Typed
          style={{
            fontFamily: displayFamilies(lang),
            fontSize: 15,
            lineHeight: 1.34,
            textAlign: 'center',
            marginTop: 2,
            marginBottom: 9,
          }}
        >
          {card.name[lang]}
        </Typed>
        {rowsOf(card, lang, t).map(([label, text]) => (
          <View
            key={label}
            style={{
              flexDirection: 'row',
              borderTopWidth: 0.5,
              borderTopColor: INK.line,
              paddingVertical: 2.6,
            }}
          >
            <Typed style={{ width: 78, color: INK.ink2, fontSize: 7.6 }}>{label}</Typed>
            <Typed style={{ flex: 1, fontSize: 7.8, fontWeight: 600 }}>{text}</Typed>
          </View>
        ))}
      </View>
      <View
        style={{
          position: 'absolute',
          left: SIDE + QR + 10,
          top: HEIGHT - SIDE - QR,
          width: WIDTH - 2 * SIDE - QR - 10,
        }}
      >
        <Text style={{ fontSize: 7.4, lineHeight: 1.45, color: INK.ink2 }}>{t.scan}</Text>
        <Text style={{ fontSize: 7.4, lineHeight: 1.45, color: INK.ink2, marginTop: 3 }}>{host}</Text>
        <Text style={{ fontSize: 10, fontWeight: 600, marginTop: 5, letterSpacing: 0.2 }}>
          {card.code.slice(0, 9)}
        </Text>
        <Text style={{ fontSize: 10, fontWeight: 600, letterSpacing: 0.2 }}>{card.code.slice(10)}</Text>
      </View>
    </Page>
  );
}

/** The cards that go with the pieces of an order: one page of A6 each. */
export function CertificateCardsDocument({ data, pdf }: { data: CertificateCardsData; pdf: PdfMeta }) {
  const t = wordsIn('pdf/certificates', pdf.lang);
  return (
    <PdfDocument pdf={pdf}>
      {data.cards.map((card) => (
        <Card key={card.code} card={card} words={t} />
      ))}
    </PdfDocument>
  );
}
