import type { ReactNode } from 'react';
import type { KundliData, Passage, PlanetData } from '#contract/astrology/reports/data.ts';
import { ASCENDANT } from '#web/astrology/reports/shared/chart-bodies.ts';
import { fill } from '#web/texts/format.ts';
import { useReportTexts } from '../report/report-language.tsx';
import { type Chosen, factsOfGraha, factsOfHouse } from './chosen.ts';

type Choose = (chosen: Chosen) => void;

/** Says what is known of the chosen house or graha, or how to choose one. Its links lead on to others. */
export function ChartReading({
  data,
  chosen,
  onChoose,
}: {
  data: KundliData;
  chosen: Chosen | null;
  onChoose: Choose;
}) {
  const t = useReportTexts('reports/charts').reading;
  return (
    <div aria-live="polite" className="mt-3 min-h-11 print:hidden">
      {!chosen && <p className="text-ink-2">{t.hint}</p>}
      {chosen && 'house' in chosen && <HouseReading data={data} house={chosen.house} onChoose={onChoose} />}
      {chosen && 'graha' in chosen && <GrahaReading data={data} graha={chosen.graha} onChoose={onChoose} />}
    </div>
  );
}

function HouseReading({ data, house, onChoose }: { data: KundliData; house: number; onChoose: Choose }) {
  const t = useReportTexts('reports/charts').reading;
  const facts = factsOfHouse(data, house);
  if (!facts) return null;
  const grahas = (found: readonly PlanetData[]) =>
    found.map(({ id, name }) => (
      <More key={id} onPress={() => onChoose({ graha: id })}>
        {name}
      </More>
    ));
  const { lord, occupants, aspectedBy } = facts;
  return (
    <Reading
      title={fill(t.house, { n: house, sign: facts.house.sign.western_name })}
      passages={facts.passages}
      rows={[
        [t.lord, lord && [...grahas([lord]), <span key="at">{fill(t.standsIn, { n: lord.house })}</span>]],
        [t.here, occupants.length > 0 && grahas(occupants)],
        [t.lookedAtBy, aspectedBy.length > 0 && grahas(aspectedBy)],
      ]}
    />
  );
}

function GrahaReading({ data, graha, onChoose }: { data: KundliData; graha: number; onChoose: Choose }) {
  const t = useReportTexts('reports/charts').reading;
  const facts = factsOfGraha(data, graha);
  if (!facts) return null;
  const { dignity, retrograde, combust, name, sign, house, nakshatra, degree_text, id } = facts.graha;
  const houses = (found: readonly number[]) =>
    found.length > 0 &&
    found.map((one) => (
      <More key={one} onPress={() => onChoose({ house: one })}>
        {fill(t.houseShort, { n: one })}
      </More>
    ));
  const state = [dignity?.name, retrograde && id < ASCENDANT && t.retrograde, combust && t.combust].filter(
    Boolean,
  );
  return (
    <Reading
      title={fill(t.graha, { name, sign: sign.western_name })}
      passages={facts.passages}
      rows={[
        [t.place, `${degree_text}, ${nakshatra.name} ${nakshatra.pada}`],
        [t.state, state.length > 0 && state.join(', ')],
        [t.standsHere, houses([house])],
        [t.rules, houses(facts.rules)],
        [t.looksAt, houses(facts.aspects)],
      ]}
    />
  );
}

/** A name that leads on to what it names. */
function More({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-9 rounded-pill border border-line-strong px-3 text-sm font-medium hover:border-ink"
    >
      {children}
    </button>
  );
}

function Reading({
  title,
  rows,
  passages,
}: {
  title: string;
  rows: readonly (readonly [name: string, content: ReactNode])[];
  passages: readonly Passage[];
}) {
  return (
    <>
      <h3 className="text-h3">{title}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
        {rows.map(([name, content]) =>
          content ? (
            <div key={name} className="contents">
              <dt className="text-sm text-ink-3">{name}</dt>
              <dd className="flex min-h-9 flex-wrap items-center gap-2">{content}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {passages.map(({ id, title: heading, text }) => (
        <div key={id} className="written mt-3">
          <h4 className="font-semibold">{heading}</h4>
          <p className="mt-0.5 text-pretty text-ink-2">{text}</p>
        </div>
      ))}
    </>
  );
}
