import type { PanchangData } from '#contract/astrology/reports/data.ts';
import type { PanchangDetailsData } from '#contract/astrology/reports/panchang-details.ts';
import { clockOn } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { Fact, Section } from '../report/section.tsx';

type Span = { start: string; end: string };
type Named = Span & { name: string };

/** Returns the formatter of spans of a day: times of other days have their date. */
function useSpan(date: string): (span: Span) => string {
  const lang = useReportLang();
  return ({ start, end }) => `${clockOn(start, date, lang)} – ${clockOn(end, date, lang)}`;
}

/** Names a sign as the rest of the report does. */
const signed = <S extends Named & { western_name: string }>(sign: S): S => ({
  ...sign,
  name: sign.western_name,
});

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="tabular block">
      {line}
    </span>
  ));
}

/** Shows what almanacs print beside the five limbs: signs, special yogas, Bhadra, Panchaka, named hours. */
export function MoreOfTheDay({ data }: { data: PanchangData }) {
  const t = useReportTexts('reports/panchang').more;
  const lang = useReportLang();
  const span = useSpan(data.date);
  const { details } = data;
  if (!details) return null;
  const till = ({ name, end }: Named) => fill(t.till, { name, at: clockOn(end, data.date, lang) });
  const during = (one: Named) => `${one.name}, ${span(one)}`;
  const hours = Math.floor(details.day_seconds / 3600);
  const minutes = Math.round((details.day_seconds % 3600) / 60);
  const rows: [string, string[]][] = [
    [t.moonSign, details.moon_sign.map(signed).map(till)],
    [t.sunSign, details.sun_sign.map(signed).map(till)],
    [t.yogas, details.special_yoga.map(during)],
    [t.bhadra, details.bhadra.flatMap(({ abodes }) => abodes.map(during))],
    [t.panchaka, details.panchaka.map(during)],
    [t.gandaMool, details.ganda_mool.map(during)],
    [t.dishaShool, [details.disha_shool.name]],
    [t.vijaya, [span(details.vijaya)]],
    [t.godhuli, [span(details.godhuli)]],
    [t.nishita, [span(details.nishita)]],
    [t.morning, [span(details.pratah_sandhya)]],
    [t.evening, [span(details.sayam_sandhya)]],
    [t.length, [fill(t.hours, { h: hours, m: minutes })]],
  ];
  return (
    <Section title={t.title}>
      <dl className="written mt-1">
        {rows
          .filter(([, lines]) => lines.length > 0)
          .map(([name, lines]) => (
            <Fact key={name} name={name}>
              <Lines lines={lines} />
            </Fact>
          ))}
      </dl>
      <GoodFor details={details} date={data.date} />
    </Section>
  );
}

/** Lists the birth stars with tarabala and the birth signs with chandrabala. */
function GoodFor({ details, date }: { details: PanchangDetailsData; date: string }) {
  const t = useReportTexts('reports/panchang').more;
  const lang = useReportLang();
  const lists = [
    { title: t.tarabala, parts: details.tarabala },
    { title: t.chandrabala, parts: details.chandrabala },
  ];
  return lists.map(({ title, parts }) => (
    <div key={title} className="mt-4">
      <h3 className="font-text! text-sm! font-[550]!">{title}</h3>
      {parts.map(({ start, end, good_for }) => (
        <p key={start} className="written mt-1 text-sm text-ink-2">
          {fill(t.till, {
            name: good_for.map(({ name }) => name).join(', '),
            at: clockOn(end, date, lang),
          })}
        </p>
      ))}
    </div>
  ));
}

/** Lists which sign rises when. Nothing beyond the polar circles. */
export function Lagnas({ data }: { data: PanchangData }) {
  const t = useReportTexts('reports/panchang').more;
  const span = useSpan(data.date);
  const lagnas = data.details?.lagna ?? [];
  if (lagnas.length === 0) return null;
  return (
    <Section title={t.lagnas}>
      <dl className="mt-1">
        {lagnas.map((one) => (
          <Fact key={one.start} name={one.western_name}>
            <span className="tabular">{span(one)}</span>
          </Fact>
        ))}
      </dl>
    </Section>
  );
}
