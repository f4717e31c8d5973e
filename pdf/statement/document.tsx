import { Text, View } from '@react-pdf/renderer';
import type { StatementData } from '#contract/base/pdf/documents.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { clock, monthName, shortDate } from '../ui/dates.ts';
import { PdfDocument, type PdfMeta, textFamilies, usePdfMeta } from '../ui/document-page.tsx';
import { Facts } from '../ui/facts.tsx';
import { Letterhead } from '../ui/letterhead.tsx';
import { rupees } from '../ui/rupees.ts';
import { LastPage, Sheets } from '../ui/sheet.tsx';
import { type Column, type Row, Table } from '../ui/table.tsx';
import { Chapter, Paragraph } from '../ui/text.tsx';
import { INK, TYPE } from '../ui/theme.ts';
import { useWords } from '../ui/words.ts';

/** The four sums of the month, side by side. */
function Sums({ data, words: t }: { data: StatementData; words: Messages['pdf/statement'] }) {
  const { lang } = usePdfMeta();
  const sumOf = (goes: (amount: number) => boolean) =>
    data.lines.reduce((sum, { amount }) => (goes(amount) ? sum + amount : sum), 0);
  const sums = [
    [t.opening, data.opening],
    [t.moneyIn, sumOf((amount) => amount > 0)],
    [t.moneyOut, sumOf((amount) => amount < 0)],
    [t.closing, data.closing],
  ] as const;
  return (
    <View style={{ flexDirection: 'row', gap: 10, marginTop: 18, marginBottom: 20 }}>
      {sums.map(([label, paise], i) => (
        <View
          key={label}
          style={{
            flex: 1,
            backgroundColor: i === 3 ? INK.haldiSoft : INK.tile,
            borderRadius: 8,
            paddingHorizontal: 12,
            paddingTop: 8,
            paddingBottom: 9,
          }}
        >
          <Text style={{ ...TYPE.small, fontFamily: textFamilies(lang), color: INK.ink2 }}>{label}</Text>
          <Text style={{ fontSize: 12.5, fontWeight: 600, fontFamily: textFamilies(lang) }}>
            {rupees(paise, lang)}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** Rows on the first page, below heading and sums, and on each that follows. */
const ROWS = { first: 20, next: 34 } as const;

/**
 * Splits the rows into pages. The library could find the breaks itself, but its time grows quadratically with the
 * rows.
 */
function sheetsOf(rows: readonly Row[]): (readonly Row[])[] {
  const sheets = [rows.slice(0, ROWS.first)];
  for (let at = ROWS.first; at < rows.length; at += ROWS.next) sheets.push(rows.slice(at, at + ROWS.next));
  return sheets;
}

function Head({ data, words: t }: { data: StatementData; words: Messages['pdf/statement'] }) {
  const { lang } = usePdfMeta();
  return (
    <>
      <Letterhead {...data.shop} />
      <Chapter id="statement" title={t.title} />
      <Facts
        facts={[
          [t.holder, data.holder.name],
          [t.email, data.holder.email],
          [t.month, monthName(data.month, lang)],
        ]}
      />
      <Sums data={data} words={t} />
      {data.lines.length === 0 ? <Paragraph quiet>{t.none}</Paragraph> : null}
    </>
  );
}

function Statement({ data }: { data: StatementData }) {
  const { lang } = usePdfMeta();
  const t = useWords('pdf/statement');
  const columns: Column[] = [
    { head: t.date, share: 30 },
    { head: t.what, share: 30 },
    { head: t.amount, share: 20, align: 'end' },
    { head: t.balance, share: 20, align: 'end' },
  ];
  const rows = data.lines.map(
    ({ at, what, amount, balance }): Row => [
      `${shortDate(at, lang)}, ${clock(at, lang)}`,
      what,
      { text: rupees(amount, lang), colour: amount < 0 ? INK.ink : INK.panna, strong: true },
      rupees(balance, lang),
    ],
  );
  const sheets = sheetsOf(rows);
  return sheets.map((sheet, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document renders once, its sheets never move
    <Sheets key={i}>
      {i === 0 ? <Head data={data} words={t} /> : null}
      {sheet.length > 0 ? <Table columns={columns} rows={sheet} /> : null}
      {i === sheets.length - 1 ? (
        <>
          <Text style={{ ...TYPE.small, fontFamily: textFamilies(lang), color: INK.ink3, marginTop: 14 }}>
            {t.note}
          </Text>
          <LastPage />
        </>
      ) : null}
    </Sheets>
  ));
}

/** The statement of one month of a wallet. */
export function StatementDocument({ data, pdf }: { data: StatementData; pdf: PdfMeta }) {
  return (
    <PdfDocument pdf={pdf}>
      <Statement data={data} />
    </PdfDocument>
  );
}
