import { MapPin } from 'lucide';
import { type ReactNode, useMemo, useState } from 'react';
import type { PanchangData } from '#contract/astrology/reports/data.ts';
import { forReaders } from '#contract/astrology/reports/spelling.ts';
import { clock } from '#web/astrology/reports/shared/wall-time.ts';
import { Icon } from '#web/ui/icon.tsx';
import { partsOf } from '../report/passages.tsx';
import { ReportHead } from '../report/report-head.tsx';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { Fact, Section } from '../report/section.tsx';
import { SmallPrint } from '../report/small-print.tsx';
import { DayCard } from './day-card.tsx';
import { Choghadiya, Hora, Hours } from './hours.tsx';
import { Limbs } from './limbs.tsx';
import { Lagnas, MoreOfTheDay } from './more-of-the-day.tsx';

/** Shows a whole panchang; `tools` are its buttons. */
export function PanchangReport({ data: sent, tools }: { data: PanchangData; tools?: ReactNode }) {
  const data = useMemo(() => forReaders(sent), [sent]);
  const t = useReportTexts('reports/panchang');
  const [now] = useState(Date.now);
  const { place } = data;
  const [reading] = partsOf(data.passages, { panchang: t.reading });
  const coordinates = placeOnEarth(place.latitude, place.longitude);
  return (
    <div className="wrap pb-16 lg:pb-24">
      <ReportHead
        title={t.title}
        facts={[
          <span key="place" className="inline-flex items-start gap-1.5">
            <Icon of={MapPin} small className="mt-1" />
            <span>{place.location ? `${place.location} · ${coordinates}` : coordinates}</span>
          </span>,
        ]}
        tools={tools}
      />
      <DayCard data={data} now={now} />
      <Limbs data={data} />
      {/* Two columns of nearly the same height. A phone shows the hours of both kinds first. */}
      <div className="mt-5 grid gap-5 lg:grid-cols-2 lg:items-start">
        <div className="grid gap-5 max-lg:contents">
          <Hours title={t.good} periods={data.auspicious_period} good className="max-lg:-order-2" />
          <Choghadiya data={data} now={now} />
          <Hora data={data} now={now} />
          <Lagnas data={data} />
        </div>
        <div className="grid gap-5 max-lg:contents">
          <Hours title={t.bad} periods={data.inauspicious_period} good={false} className="max-lg:-order-1" />
          <MonthAndYear data={data} />
          <MoreOfTheDay data={data} />
          {reading && (
            <Section title={reading.title} className="written">
              <p className="mt-1 text-sm text-ink-3">{t.readingLead}</p>
              {reading.passages.map(({ id, title, text }) => (
                <div key={id} className="mt-3">
                  <h3 className="font-text! text-base! font-semibold!">{title}</h3>
                  <p className="mt-0.5 text-pretty text-ink-2">{text}</p>
                </div>
              ))}
            </Section>
          )}
        </div>
      </div>
      <div className="mt-7">
        <SmallPrint groups={[{ title: t.conventions, lines: data.conventions.lines }]} />
      </div>
    </div>
  );
}

/** Returns coordinates for a headline, to a hundredth of a degree (a kilometre): "26.92° N, 75.79° E". */
const placeOnEarth = (latitude: number, longitude: number): string => {
  const side = (degrees: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`;
  return `${side(latitude, ['N', 'S'])}, ${side(longitude, ['E', 'W'])}`;
};

const counts = ['amanta', 'purnimanta'] as const;

/** Shows the lunar month in both reckonings, the years, season and half-year. */
function MonthAndYear({ data }: { data: PanchangData }) {
  const t = useReportTexts('reports/panchang').year;
  const lang = useReportLang();
  const { lunar_month: month, samvat, visible_sunrise, visible_sunset } = data;
  return (
    <Section title={t.title}>
      <p className="mt-1 text-sm text-ink-3">{t.atSunrise}</p>
      <dl className="written mt-1">
        {(month.count === 'amanta' ? counts : counts.toReversed()).map((count) => (
          <Fact key={count} name={t[count]}>
            {month[count].title}
          </Fact>
        ))}
        <Fact name={t.paksha}>{month.paksha}</Fact>
        <Fact
          name={t.vikram}
        >{`${samvat.vikram}${samvat.vikram_gujarati !== samvat.vikram ? ` (${t.gujarati} ${samvat.vikram_gujarati})` : ''}`}</Fact>
        <Fact name={t.shaka}>{samvat.shaka}</Fact>
        <Fact name={t.samvatsara}>{samvat.samvatsara.name}</Fact>
        <Fact name={t.ritu}>{samvat.ritu.name}</Fact>
        <Fact name={t.ayana}>{samvat.ayana.name}</Fact>
        {visible_sunrise && visible_sunset && (
          <Fact name={t.visible}>{`${clock(visible_sunrise, lang)} – ${clock(visible_sunset, lang)}`}</Fact>
        )}
      </dl>
    </Section>
  );
}
