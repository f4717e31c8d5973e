import { Check, ChevronDown, Minus } from 'lucide';
import type { MuhuratAnswer, MuhuratReason, MuhuratWindow } from '#contract/astrology/muhurat/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import {
  clockOn,
  mediumDay,
  stretch,
  weekdayAndDay,
  withDay,
} from '#web/astrology/reports/shared/wall-time.ts';
import { fill, plural } from '#web/texts/format.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { Icon } from '#web/ui/icon.tsx';

const tones: Record<MuhuratWindow['grade'], BadgeTone> = { excellent: 'good', good: 'info', fair: 'off' };

/** Returns windows by their panchang date, in order. */
function byDate(windows: readonly MuhuratWindow[]): [date: string, windows: MuhuratWindow[]][] {
  const days = new Map<string, MuhuratWindow[]>();
  for (const one of windows) days.set(one.date, [...(days.get(one.date) ?? []), one]);
  return [...days];
}

/** Shows the good hours by day, the seasons that close the rest, and where the times are from. */
export function Windows({ answer }: { answer: MuhuratAnswer }) {
  const t = useTexts('muhurat').result;
  const lang = useLang();
  const { place, from, to, windows, star, days } = answer;
  // One window a day, as for stones: the days share a row.
  const single = windows.length === days;
  return (
    <section aria-live="polite">
      <h2 className="text-h2">{fill(t.heading, { city: place.name })}</h2>
      <p className="tabular mt-1 text-ink-2">{`${fill(t.range, { from: mediumDay(from, lang), to: mediumDay(to, lang) })}${windows.length > 0 ? ` · ${plural(t.days, days, lang)}` : ''}${star ? ` · ${fill(t.for, { star: star.name })}` : ''}`}</p>
      <Closed answer={answer} />
      {windows.length === 0 ? (
        <div className="mt-6 rounded-tile bg-tile p-6">
          <h3 className="text-h3">{t.none}</h3>
          <p className="mt-2 text-ink-2">{t.noneText}</p>
        </div>
      ) : (
        <ol className={`mt-6 grid gap-x-6 gap-y-5 ${single ? 'sm:grid-cols-2 lg:grid-cols-3' : ''}`}>
          {byDate(windows).map(([date, ofDay]) => (
            <li key={date}>
              <h3 className="text-h3 mb-2.5">{weekdayAndDay(date, lang)}</h3>
              <ul className={`grid items-start gap-2 ${single ? '' : 'lg:grid-cols-3'}`}>
                {ofDay.map((one) => (
                  <WindowCard key={one.start} of={one} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-6 text-sm text-ink-2">{fill(t.local, { city: place.name, zone: place.timezone })}</p>
    </section>
  );
}

/** Formats the time of a window. A night hour after midnight has its own day. */
function timeOf({ date, start, end }: MuhuratWindow, lang: Lang): string {
  const sameDay = start.slice(0, 10) === date && end.slice(0, 10) === date;
  if (sameDay) return stretch(start, end, lang);
  if (start.slice(0, 10) === end.slice(0, 10)) return withDay(stretch(start, end, lang), end, lang);
  return `${clockOn(start, date, lang)} – ${clockOn(end, date, lang)}`;
}

/** An hour in one line with its grade. A press says the reasons. */
function WindowCard({ of }: { of: MuhuratWindow }) {
  const t = useTexts('muhurat');
  const lang = useLang();
  const facts = [of.tithi.name, of.nakshatra.name, of.lagna && fill(t.result.lagna, { sign: of.lagna.name })];
  return (
    <li className="break-inside-avoid rounded-tile border border-line bg-surface">
      <Fold
        summaryClass="flex min-h-13 items-center gap-x-3 px-4 py-1.5"
        summary={
          <>
            <span translate="no" className="tabular mr-auto font-semibold">
              {timeOf(of, lang)}
            </span>
            <Badge tone={tones[of.grade]}>{t.grades[of.grade]}</Badge>
            <Icon
              of={ChevronDown}
              small
              className="text-ink-2 transition-[rotate] duration-(--nr-mid) group-open:rotate-180"
            />
          </>
        }
      >
        <div className="px-4 pb-4">
          <p className="text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
          <Reasons
            label={t.result.reasonsFor}
            reasons={of.reasons.filter(({ effect }) => effect === 'for')}
            good
          />
          <Reasons
            label={t.result.reasonsAgainst}
            reasons={of.reasons.filter(({ effect }) => effect === 'against')}
          />
        </div>
      </Fold>
    </li>
  );
}

function Reasons({
  label,
  reasons,
  good = false,
}: {
  label: string;
  reasons: readonly MuhuratReason[];
  good?: boolean;
}) {
  if (reasons.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2.5 grid gap-1 text-sm">
      {reasons.map(({ id, text }) => (
        <li key={id} className="flex items-start gap-2">
          <Icon of={good ? Check : Minus} small className={`mt-0.5 ${good ? 'text-panna' : 'text-gomed'}`} />
          <span className="written">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Lists the seasons of the range in which the work is not done. */
function Closed({ answer: { closed } }: { answer: MuhuratAnswer }) {
  const t = useTexts('muhurat').closed;
  const lang = useLang();
  if (closed.length === 0) return null;
  return (
    <div className="mt-5 rounded-tile bg-gomed-wash p-4 text-gomed md:p-5">
      <h3 className="text-h3">{t.heading}</h3>
      <ul className="mt-2 grid gap-2">
        {closed.map(({ season, name, text, start, end }) => (
          <li key={`${season} ${start}`} className="written">
            <b className="font-semibold">{name}</b>
            <span>{', '}</span>
            <span className="tabular">
              {fill(t.span, { from: mediumDay(start, lang), to: mediumDay(end, lang) })}
            </span>
            <span>{` ${text}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
