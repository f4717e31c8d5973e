import { Canvas, Text, View } from '@react-pdf/renderer';
import type { InvoiceData, InvoiceLine, LineCodes } from '#contract/selling/invoices/data.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { printable } from '../fonts/text-runs.ts';
import { usePdfMeta } from '../ui/document-page.tsx';
import { type Pen, rule, write } from '../ui/pen.ts';
import { rupees } from '../ui/rupees.ts';
import { INK, MEASURE } from '../ui/theme.ts';
import { Typed } from '../ui/typed.tsx';
import { useWords } from '../ui/words.ts';

/**
 * A column of figures: its heading, its right edge, and its value for a line (a second, smaller line below is
 * optional).
 */
interface Figure {
  head: string;
  end: number;
  of(line: InvoiceLine): readonly [string, string?];
}

const NAME = 158;
const FIGURES = MEASURE - NAME;

/** Formats a tax rate: "9 %", "0.125 %". */
const percent = (basisPoints: number): string => `${Number((basisPoints / 100).toFixed(4))} %`;

function taxColumns(tax: InvoiceData['tax'], t: Messages['pdf/invoice'], lang: Lang): Omit<Figure, 'end'>[] {
  const column = (head: string, part: 'cgst' | 'sgst' | 'igst', share: 1 | 2): Omit<Figure, 'end'> => ({
    head,
    of: (line) =>
      line.rate === 0 ? ['–', t.exempt] : [rupees(line[part], lang), percent(line.rate / share)],
  });
  if (tax === 'interstate') return [column(t.columns.igst, 'igst', 1)];
  return [
    column(t.columns.cgst, 'cgst', 2),
    column(tax === 'union' ? t.columns.utgst : t.columns.sgst, 'sgst', 2),
  ];
}

/** Returns the columns of a document, from the left. A bill of supply has no tax columns. */
export function figuresOf(data: InvoiceData, t: Messages['pdf/invoice'], lang: Lang): Figure[] {
  const plain = data.sums.total === data.sums.taxable;
  const taxes = plain ? [] : taxColumns(data.tax, t, lang);
  const money: Omit<Figure, 'end'>[] = [
    ...(plain
      ? []
      : [{ head: t.columns.taxable, of: (line: InvoiceLine) => [rupees(line.taxable, lang)] as const }]),
    ...taxes,
    { head: t.columns.amount, of: (line) => [rupees(line.amount, lang)] },
  ];
  const codes: Figure[] = [
    { head: t.columns.hsn, end: 44, of: ({ hsn }) => [hsn || '–'] },
    {
      head: t.columns.quantity,
      end: 78,
      of: ({ quantity, unit }) =>
        quantity === null ? ['–'] : [String(quantity), unit === 'OTH' ? t.units.OTH : t.units.NOS],
    },
  ];
  const room = FIGURES - 78;
  return [...codes, ...money.map((column, i) => ({ ...column, end: 78 + ((i + 1) * room) / money.length }))];
}

function drawHead(pen: Pen, figures: readonly Figure[], name: string): null {
  const lettering = { family: 'text', size: 8.2 } as const;
  write(pen, name, { x: 2, y: 12, lettering, colour: INK.ink3 });
  for (const { head, end } of figures)
    write(pen, head, { x: NAME + end, y: 12, lettering, colour: INK.ink3, align: 'end' });
  rule(pen, { from: [0, 18.6], to: [MEASURE, 18.6], colour: INK.lineStrong, width: 0.8 });
  return null;
}

function drawFigures(pen: Pen, figures: readonly Figure[], line: InvoiceLine): null {
  figures.forEach(({ end, of }, i) => {
    const [text, under] = of(line);
    const last = i === figures.length - 1;
    const lettering = { family: 'text', size: 8.8, weight: last ? 600 : 400 } as const;
    write(pen, text, { x: end, y: 10.4, lettering, colour: INK.ink, align: 'end' });
    if (!under) return;
    const small = { family: 'text', size: 7.4 } as const;
    write(pen, under, { x: end, y: 20, lettering: small, colour: INK.ink3, align: 'end' });
  });
  return null;
}

/** Returns the text below a line's name: variant, price, discount. */
function underName(line: InvoiceLine, plain: boolean, t: Messages['pdf/invoice'], lang: Lang): string {
  const { quantity, gross, amount } = line;
  const off = gross - amount;
  const price = quantity && quantity > 0 && gross % quantity === 0 ? rupees(gross / quantity, lang) : '';
  return [
    price && (quantity ?? 0) > 1 ? fillText(plain ? t.eachPlain : t.each, { price }) : '',
    off > 0 ? fillText(t.less, { discount: rupees(off, lang) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The codes of the pieces, and how many are not listed. */
function Codes({ of: { codes, pieces } }: { of: LineCodes }) {
  const t = useWords('pdf/invoice');
  const style = { fontSize: 7.4, lineHeight: 1.34, color: INK.ink3 };
  return (
    <>
      {codes.map((code) => (
        <Text key={code} style={style}>
          {code}
        </Text>
      ))}
      {pieces > codes.length ? (
        <Text style={style}>{fillText(t.moreCodes, { n: pieces - codes.length })}</Text>
      ) : null}
    </>
  );
}

function Line({ line, figures, plain }: { line: InvoiceLine; figures: readonly Figure[]; plain: boolean }) {
  const { lang } = usePdfMeta();
  const t = useWords('pdf/invoice');
  const detail = printable(line.detail[lang]);
  const under = underName(line, plain, t, lang);
  return (
    <View
      wrap={false}
      style={{
        flexDirection: 'row',
        borderBottomWidth: 0.6,
        borderBottomColor: INK.line,
        paddingTop: 5,
        paddingBottom: 4,
        minHeight: 33,
      }}
    >
      <View style={{ width: NAME, paddingLeft: 2, paddingRight: 8 }}>
        <Typed style={{ fontSize: 9, lineHeight: 1.32, fontWeight: 600 }}>{line.name[lang]}</Typed>
        {detail ? <Typed style={{ fontSize: 8, lineHeight: 1.36, color: INK.ink2 }}>{detail}</Typed> : null}
        {under ? <Text style={{ fontSize: 7.6, lineHeight: 1.4, color: INK.ink3 }}>{under}</Text> : null}
        {line.certificates ? <Codes of={line.certificates} /> : null}
      </View>
      <Canvas style={{ width: FIGURES, height: 24 }} paint={(pen) => drawFigures(pen, figures, line)} />
    </View>
  );
}

/** The lines of a document. The heading repeats at the top of each page. */
export function Lines({ data }: { data: InvoiceData }) {
  const { lang } = usePdfMeta();
  const t = useWords('pdf/invoice');
  const figures = figuresOf(data, t, lang);
  const plain = data.sums.total === data.sums.taxable;
  return (
    <View style={{ width: MEASURE }}>
      <Canvas
        fixed
        style={{ width: MEASURE, height: 19 }}
        paint={(pen) => drawHead(pen, figures, t.columns.what)}
      />
      {data.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document renders once, its lines never move
        <Line key={i} line={line} figures={figures} plain={plain} />
      ))}
    </View>
  );
}
