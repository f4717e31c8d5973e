import type { KundliData, OtherDasha } from '#contract/astrology/reports/data.ts';
import { mediumDay } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';
import { type Period, runningAt } from '../dasha/periods.ts';
import { useReportLang, useReportTexts } from '../report/report-language.tsx';
import { Section } from '../report/section.tsx';
import { More, WideTable } from './wide-table.tsx';

/** Shows what runs in the Yogini, Ashtottari and Chara systems at `now` (UTC ms), and all their dashas on request. */
export function OtherDashas({ data, now }: { data: KundliData; now: number }) {
  const t = useReportTexts('reports/depth').dashas;
  const { yogini, ashtottari, chara } = data.other_dashas;
  const { by_rahu: byRahu, by_half: byHalf } = ashtottari;
  const wanted = byRahu ? (byHalf ? t.both : t.byRahu) : byHalf ? t.byHalf : t.neither;
  return (
    <Section id="other-dashas" title={t.title}>
      <p className="written mt-1 text-ink-2">{t.text}</p>
      <div className="mt-2 grid gap-x-10 lg:grid-cols-3">
        <System name={t.yogini} text={t.yoginiText} dashas={yogini} now={now} />
        <System name={t.ashtottari} text={wanted} dashas={ashtottari.periods} now={now} />
        <System name={t.chara} text={t.charaText} dashas={chara} now={now} />
      </div>
    </Section>
  );
}

interface SystemProps {
  name: string;
  text: string;
  dashas: readonly OtherDasha[];
  now: number;
}

function System({ name, text, dashas, now }: SystemProps) {
  const t = useReportTexts('reports/depth').dashas;
  const lang = useReportLang();
  const maha = runningAt(dashas, now);
  const antar = maha && runningAt(maha.antardasha, now);
  return (
    <div className="min-w-0 border-b border-line py-3 last:border-0 lg:border-0">
      <h3 className="font-text! text-base! font-semibold!">{name}</h3>
      {maha && antar && (
        <p className="mt-1 font-medium">
          {fill(t.now, {
            maha: maha.name,
            end: mediumDay(maha.end, lang),
            antar: antar.name,
            until: mediumDay(antar.end, lang),
          })}
        </p>
      )}
      <p className="written mt-1 text-sm text-ink-2">{text}</p>
      <More title={fill(t.all, { name })}>
        <Periods caption={fill(t.all, { name })} periods={dashas} now={now} />
        {maha && (
          <>
            <h4 className="mt-4 text-sm font-semibold">{fill(t.within, { name: maha.name })}</h4>
            <Periods caption={fill(t.within, { name: maha.name })} periods={maha.antardasha} now={now} />
          </>
        )}
      </More>
    </div>
  );
}

function Periods({ caption, periods, now }: { caption: string; periods: readonly Period[]; now: number }) {
  const t = useReportTexts('reports/depth').dashas;
  const lang = useReportLang();
  const running = runningAt(periods, now);
  return (
    <WideTable
      caption={caption}
      columns={[{ text: t.dasha }, { text: t.begins, right: true }]}
      rows={periods.map((period) => ({
        key: period.start,
        cells: [period.name, mediumDay(period.start, lang)],
        now: period === running,
      }))}
    />
  );
}
