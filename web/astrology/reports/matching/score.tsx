import { useMemo, useState } from 'react';
import { ZODIAC_SIGNS, zodiacPath } from '#art/lines/zodiac.ts';
import type { MatchingData, MatchingPerson } from '#contract/astrology/reports/data.ts';
import { fill } from '#web/texts/format.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { Lotus, sharesOf } from './lotus.tsx';
import { GunaFacts, PetalPanel } from './petal-panel.tsx';

type Names = { girl: string; boy: string };

/** Shows the score between the two: a lotus of eight petals with 36 leaves on haldi. A pressed petal opens below. */
export function Score({ data, names }: { data: MatchingData; names: Names }) {
  const t = useReportTexts('reports/matching');
  const { guna, total_points: total, maximum_points: maximum } = data.guna_milan;
  const [chosen, choose] = useState<string | null>(null);
  const petals = useMemo(
    () =>
      guna.map(({ key, name, obtained_points: obtained, maximum_points: ofAll }) => ({
        key,
        name: fill(t.gunaLabel, { name, obtained, maximum: ofAll }),
        href: `#guna-${key}`,
        shares: sharesOf(obtained, ofAll),
      })),
    [guna, t],
  );
  const open = guna.find(({ key }) => key === chosen);
  return (
    <>
      <section className="lotus-on-hero grid break-inside-avoid-page grid-cols-[1fr_auto_1fr] items-center justify-items-center gap-x-3 gap-y-4 rounded-panel bg-(image:--nr-hero-bg) bg-(--nr-hero-bg) px-5 py-6 text-center text-(--nr-hero-ink) lg:grid-cols-[1fr_25rem_1fr] lg:px-12 lg:py-8">
        <Person name={names.girl} person={data.girl_info} />
        <span aria-hidden="true" className="font-display text-[1.75rem] lg:hidden">
          &amp;
        </span>
        <Person name={names.boy} person={data.boy_info} />
        <div className="col-span-full grid w-full justify-items-center gap-3 lg:col-span-1 lg:col-start-2 lg:row-start-1">
          <Lotus
            petals={petals}
            total={total}
            ofAll={fill(t.ofAll, { maximum })}
            label={fill(t.scoreLabel, { total, maximum })}
            chosen={chosen}
            onChoose={choose}
            className="w-[min(100%,20rem)] lg:w-full"
          />
          <p className="text-sm text-pretty print:hidden">{t.petalHint}</p>
        </div>
      </section>
      <PetalPanel
        label={t.petal}
        title={open?.name ?? null}
        result={open && fill(t.pointsOf, { obtained: open.obtained_points, maximum: open.maximum_points })}
      >
        {open && <GunaFacts guna={open} data={data} names={names} />}
      </PetalPanel>
    </>
  );
}

function Person({ name, person: { rasi, nakshatra } }: { name: string; person: MatchingPerson }) {
  const t = useReportTexts('reports/matching');
  const sign = ZODIAC_SIGNS[rasi.id];
  return (
    <div className="min-w-0 leading-[1.3]">
      {sign && (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="mx-auto mb-1 size-8 fill-none stroke-current stroke-[1.5] lg:mb-3.5 lg:size-13"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={zodiacPath(sign)} />
        </svg>
      )}
      <p className="font-display text-h2 break-words lg:text-[2.25rem]">{name}</p>
      <p className="text-sm text-(--nr-hero-ink-2)">
        {fill(t.moonAndStar, { sign: rasi.western_name, nakshatra: nakshatra.name })}
      </p>
    </div>
  );
}
