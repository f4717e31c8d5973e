import { Check, Minus, X } from 'lucide';
import type { ReactNode } from 'react';
import type { AlmanacDay, AlmanacPeriod } from '#contract/almanac/endpoints.ts';
import { stretch } from '#web/shared/reports/wall-time.ts';
import { useLang, useTexts } from '#web/texts/use-texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Section } from './section.tsx';

/** Lists good hours with a tick, or hours to avoid with a cross. */
export function Hours({
  title,
  periods,
  good,
}: {
  title: string;
  periods: readonly AlmanacPeriod[];
  good: boolean;
}) {
  const t = useTexts('almanac');
  const lang = useLang();
  return (
    <Section title={title}>
      <ul>
        {periods.map(({ id, name, spans }) => (
          <li
            key={id}
            className="flex justify-between gap-4 border-b border-line py-3 last:border-0 last:pb-0"
          >
            <span className="flex items-start gap-2.5 font-semibold">
              <Icon of={good ? Check : X} small className={`mt-1 ${good ? 'text-panna' : 'text-moonga'}`} />
              {name}
            </span>
            <span className="tabular text-right whitespace-nowrap">
              {spans.length === 0 ? (
                <span className="text-ink-3">{t.none}</span>
              ) : (
                spans.map(({ start, end }) => (
                  <span key={start} className="block">
                    {stretch(start, end, lang)}
                  </span>
                ))
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Part = { start: string; end: string };

/** Two lists of parts beside each other, day and night. The part that holds now is marked. */
function Halves<P extends Part>({
  halves,
  now,
  children,
}: {
  halves: readonly { title: string; parts: readonly P[] }[];
  now: number | null;
  children: (part: P) => ReactNode;
}) {
  const lang = useLang();
  const holds = ({ start, end }: Part) => now !== null && Date.parse(start) <= now && now < Date.parse(end);
  return (
    <div className="grid gap-x-10 sm:grid-cols-2">
      {halves.map(({ title, parts }) => (
        <div key={title} className="mt-3">
          <h3 className="font-text! text-sm! font-[550]!">{title}</h3>
          <ol>
            {parts.map((part) => (
              <li
                key={part.start}
                aria-current={holds(part) ? 'time' : undefined}
                className="group -mx-2 border-b border-line last:border-0"
              >
                <p className="my-0.5 flex items-center justify-between gap-3 rounded-lg px-2 py-1.5 group-aria-[current=time]:bg-haldi-soft">
                  {children(part)}
                  <span className="tabular text-sm whitespace-nowrap">
                    {stretch(part.start, part.end, lang)}
                  </span>
                </p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

const marks = {
  good: { icon: Check, look: 'text-panna' },
  neutral: { icon: Minus, look: 'text-ink-3' },
  bad: { icon: X, look: 'text-moonga' },
} as const;

/** Lists the choghadiyas of day and night with their quality. Renders nothing where the Sun does not rise. */
export function Choghadiya({ day, now }: { day: AlmanacDay; now: number | null }) {
  const t = useTexts('almanac');
  const halves = [
    { title: t.day, parts: day.choghadiya.day },
    { title: t.night, parts: day.choghadiya.night },
  ];
  if (day.choghadiya.day.length === 0) return null;
  return (
    <Section id="choghadiya" title={t.choghadiya}>
      <p className="mt-1 text-sm text-ink-2">{t.choghadiyaLead}</p>
      <Halves halves={halves} now={now}>
        {({ name, quality }) => (
          <span className="flex items-center gap-2 font-medium">
            <Icon of={marks[quality].icon} small className={marks[quality].look} />
            {name}
            <span className="text-sm font-normal text-ink-2">{t.quality[quality]}</span>
          </span>
        )}
      </Halves>
    </Section>
  );
}

/** Lists the 24 horas of day and night. Renders nothing where the Sun does not rise. */
export function Hora({ day, now }: { day: AlmanacDay; now: number | null }) {
  const t = useTexts('almanac');
  if (day.hora.length === 0) return null;
  const halves = [
    { title: t.day, parts: day.hora.slice(0, 12) },
    { title: t.night, parts: day.hora.slice(12) },
  ];
  return (
    <Section id="hora" title={t.hora}>
      <p className="mt-1 text-sm text-ink-2">{t.horaLead}</p>
      <Halves halves={halves} now={now}>
        {({ lord }) => <span className="font-medium">{lord.name}</span>}
      </Halves>
    </Section>
  );
}
