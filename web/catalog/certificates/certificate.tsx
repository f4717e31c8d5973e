import { BadgeCheck, ExternalLink, FileText, Printer, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import type { PublicReport, VerifiedPiece } from '#contract/catalog/certificates/endpoints.ts';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import type { FactWords } from '#contract/catalog/products/facts/choices.ts';
import { factRows, weightRows, withoutLabel } from '#contract/catalog/products/facts/rows.ts';
import type { FactValues } from '#contract/catalog/products/facts/types.ts';
import { ShopMark } from '#web/shell/shop-mark.tsx';
import { fill, formatDate, formatNumber, formatRupees } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { ArtTile } from '#web/ui/art-tile.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { Proof } from './proof.tsx';

/** The facts that the block of the report shows. */
const proved = ['laboratory', 'report_number', 'report_date'];

/** A name with its value, on one line where there is room. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-2 first:border-t-0 sm:grid-cols-[2fr_3fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="tabular min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What is known of the piece today, in a sentence. */
function State({ piece }: { piece: VerifiedPiece }) {
  const t = useTexts('certificates');
  const good = piece.state === 'genuine';
  const words = fill(t.states[piece.state], { pieces: piece.pieces, returned: piece.returned });
  return (
    <p
      role={good ? 'status' : 'alert'}
      className={`flex items-start gap-3 rounded-[.75rem] px-4 py-3.5 font-medium ${good ? 'bg-panna-wash text-panna' : 'bg-gomed-wash text-gomed'}`}
    >
      <Icon of={good ? BadgeCheck : TriangleAlert} className="mt-0.5" />
      <span className="min-w-0">{words}</span>
    </p>
  );
}

/** What the laboratory found, with the links to its report. */
function Report({ report }: { report: PublicReport }) {
  const t = useTexts('certificates');
  const lang = useLang();
  const link = `${textLinkClass} inline-flex min-h-11 items-center gap-1.5 print:hidden`;
  return (
    <section aria-labelledby="report">
      <h2 id="report" className="text-h3">
        {t.report}
      </h2>
      {report.withdrawn && (
        <p role="alert" className="my-2 rounded-[.75rem] bg-gomed-wash px-4 py-3 font-medium text-gomed">
          {t.withdrawn}
        </p>
      )}
      <dl className="mt-1">
        <Row name={t.laboratory}>{report.laboratory[lang]}</Row>
        <Row name={t.number}>{report.number}</Row>
        {report.date && <Row name={t.date}>{formatDate(report.date, lang)}</Row>}
        {report.carat !== null && (
          <Row name={t.carat}>{fill(t.carats, { n: formatNumber(report.carat, lang) })}</Row>
        )}
        {report.measured[lang] && <Row name={t.measured}>{report.measured[lang]}</Row>}
      </dl>
      <p className="flex flex-wrap gap-x-6">
        {report.file && (
          <a href={report.file} className={link}>
            <Icon of={FileText} small />
            {t.toFile}
          </a>
        )}
        {report.link && !report.withdrawn && (
          <a href={report.link} rel="noopener noreferrer nofollow" className={link}>
            <Icon of={ExternalLink} small />
            {t.toLaboratory}
          </a>
        )}
      </p>
    </section>
  );
}

function Facts({ piece, words }: { piece: VerifiedPiece; words: FactWords }) {
  const t = useTexts('certificates');
  const lang = useLang();
  const { facts } = piece;
  const format = {
    lang,
    words,
    number: (value: number) => formatNumber(value, lang),
    rupees: (value: number) => formatRupees(value, lang),
    day: (day: string) => formatDate(day, lang),
  };
  // The weight of a variant is that of its SKU, unless a laboratory has weighed the stone.
  const weighed = facts?.values.carat !== undefined || facts?.values.gram !== undefined;
  const weight =
    facts && !weighed ? weightRows(facts.kind, { gram: piece.gram, price: 0 }, format).slice(0, 1) : [];
  const rows = facts
    ? [...weight, ...factRows(facts.kind, withoutLabel(facts.values as FactValues), format)]
    : [];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-h3">
        {t.facts}
      </h2>
      <dl className="mt-1">
        {piece.choice && <Row name={t.choice}>{choiceName(piece.choice, lang)}</Row>}
        {rows
          .filter(({ name, unknown }) => !unknown && !proved.includes(name))
          .map(({ name, label, text }) => (
            <Row key={name} name={label}>
              {text}
            </Row>
          ))}
        <Row name={t.soldOn}>{formatDate(piece.soldOn, lang)}</Row>
        <Row name={t.seller}>{piece.seller}</Row>
      </dl>
    </section>
  );
}

/** The certificate of a sold piece. Needs the texts `certificates`. `address`: the full address of its page. `words`: those of facts. */
export function Certificate({
  piece,
  address,
  words,
}: {
  piece: VerifiedPiece;
  address: string;
  words: FactWords;
}) {
  const t = useTexts('certificates');
  const lang = useLang();
  const name = piece.name[lang];
  return (
    <div className="mx-auto max-w-208">
      <article className="rounded-panel border-[1.5px] border-manik-text bg-surface p-1.5 shadow-2 print:shadow-none">
        <div className="grid gap-6 rounded-[calc(var(--radius-panel)-.4rem)] border border-haldi px-4 pt-8 pb-6 sm:px-10 sm:pt-10">
          <header className="grid justify-items-center gap-2 text-center">
            <ShopMark className="size-12" />
            <p className="text-sm text-ink-2">{t.kicker}</p>
            <h1 className="text-h2 text-balance">{name}</h1>
            <p className="tabular text-lg font-semibold wrap-anywhere">
              <span className="sr-only">{t.codeLabel} </span>
              <span translate="no">{piece.code}</span>
            </p>
          </header>
          <State piece={piece} />
          <div className="grid gap-6 sm:grid-cols-[11rem_1fr] sm:items-start sm:gap-8">
            <div className="mx-auto grid w-44 justify-items-center gap-4 sm:w-full">
              <ArtTile src={piece.picture ?? ''} alt={name} eager />
              <QrCode text={address} label={t.qr} className="w-32 max-sm:hidden print:block" />
            </div>
            <div className="grid min-w-0 gap-6">
              <Facts piece={piece} words={words} />
              {piece.report ? <Report report={piece.report} /> : <p className="text-ink-2">{t.noReport}</p>}
            </div>
          </div>
        </div>
      </article>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button kind="secondary" onClick={() => print()}>
          <Icon of={Printer} small />
          {t.share}
        </Button>
        <Link to="/verify" className={buttonClass({ kind: 'ghost' })}>
          {t.again}
        </Link>
      </div>
      <Proof piece={piece} />
    </div>
  );
}
