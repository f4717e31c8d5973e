import type { KundliData, MangalReadingData } from '#contract/astrology/reports/data.ts';
import { mediumDay } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { Fact, Section } from '../report/section.tsx';
import { ReportTable } from '../report/table.tsx';

/** Lists lines under a small heading. Renders nothing if there are none. */
function Words({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-text! text-sm! font-[550]!">{title}</h3>
      <ul className="written mt-1 grid list-disc gap-1 pl-5 text-ink-2 marker:text-ink-3">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Shows the position of Mars counted from ascendant, Moon and Venus. */
export function MangalReadings({ readings }: { readings: readonly MangalReadingData[] }) {
  const t = useReportTexts('reports/kundli').mangal;
  return (
    <>
      <h3 className="mt-4 font-text! text-sm! font-[550]!">{t.readings}</h3>
      <dl>
        {readings.map(({ from, name, house, present }) => (
          <Fact key={from} name={name}>
            <span className="tabular">{fill(t.readingHouse, { n: house })}</span>
            <span className="text-ink-2">{`, ${(present ? t.present : t.absent).toLowerCase()}`}</span>
          </Fact>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-3">{t.only}</p>
    </>
  );
}

/** Shows the Mangal dosha, and the exceptions that weaken it. */
export function MangalCard({ mangal }: { mangal: KundliData['mangal_dosha'] }) {
  const t = useReportTexts('reports/kundli').mangal;
  return (
    <Section
      id="mangal"
      title={t.title}
      aside={
        <Badge tone={mangal.has_dosha ? 'warn' : 'good'}>
          {mangal.has_dosha ? [t.present, mangal.type].filter(Boolean).join(', ') : t.absent}
        </Badge>
      }
    >
      <p className="written mt-2.5 text-ink-2">{mangal.description}</p>
      <Words title={t.exceptions} lines={mangal.exceptions} />
      <Words title={t.remedies} lines={mangal.remedies} />
      <MangalReadings readings={mangal.readings} />
    </Section>
  );
}

/** Shows whether Kaal Sarp is present, and its kind. */
export function KaalSarpCard({ kaalSarp }: { kaalSarp: KundliData['kaal_sarp'] }) {
  const t = useReportTexts('reports/kundli');
  return (
    <Section
      id="kaal-sarp"
      title={t.kaalSarp.title}
      aside={
        <Badge tone={kaalSarp.present ? 'warn' : 'good'}>
          {kaalSarp.present ? [t.mangal.present, kaalSarp.name].filter(Boolean).join(', ') : t.mangal.absent}
        </Badge>
      }
    >
      <p className="written mt-2.5 text-ink-2">{kaalSarp.description}</p>
      {kaalSarp.side && <p className="mt-1.5 text-ink-2">{kaalSarp.side}</p>}
    </Section>
  );
}

/** Shows whether Sade Sati runs, and all periods of a hundred years. */
export function SadeSatiCard({ sadeSati }: { sadeSati: KundliData['sade_sati'] }) {
  const t = useReportTexts('reports/kundli').sadeSati;
  const lang = useReportLang();
  const { current, at_birth: atBirth, description, stays } = sadeSati;
  return (
    <Section
      id="sade-sati"
      title={t.title}
      aside={<Badge tone={current ? 'info' : 'off'}>{current ? t.now : t.not}</Badge>}
    >
      <p className="written mt-2.5 text-ink-2">{description}</p>
      {atBirth && <p className="mt-1.5 text-ink-2">{fill(t.atBirth, { name: atBirth.name })}</p>}
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer content-center font-medium">{t.stays}</summary>
        <ReportTable
          caption={t.stays}
          columns={[{ text: t.phase }, { text: t.sign, wide: true }, { text: t.from }, { text: t.to }]}
          rows={stays.map(({ name, sign, start, end }) => ({
            key: start,
            cells: [
              <span key="name" className="text-sm font-medium">
                {name}
              </span>,
              sign.name,
              <span translate="no" key="from" className="text-sm">
                {mediumDay(start, lang)}
              </span>,
              <span translate="no" key="to" className="text-sm">
                {mediumDay(end, lang)}
              </span>,
            ],
          }))}
        />
      </details>
    </Section>
  );
}
