import type { ReactNode } from 'react';
import type { StoneData, StoneVerdict } from '#contract/astrology/remedies/stone.ts';
import { Drawing } from '#web/drawings/drawing.tsx';
import type { NineStone } from '#web/drawings/list.ts';
import { fill, formatNumber } from '#web/texts/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { StoneByHour } from './stone-by-hour.tsx';
import { StoneDetails } from './stone-details.tsx';
import type { StoneWords } from './stone-words.ts';

/** The drawing of each stone that the rules can give. */
const drawingOf: Record<string, NineStone> = {
  ruby: 'manik',
  pearl: 'moti',
  red_coral: 'moonga',
  emerald: 'panna',
  yellow_sapphire: 'pukhraj',
  diamond: 'heera',
  blue_sapphire: 'neelam',
};

const tones = { stone: 'good', none: 'good', wait: 'warn' } as const satisfies Record<StoneVerdict, string>;

/**
 * Shows the advice on a stone: the answer, how the stone is worn, why, what a doubtful time changes, and what is not for this
 * birth. `words` are those of the surrounding page or report. `heading` is the level of its heading; `children` follow the answer.
 */
export function StonePanel({
  stone,
  words,
  heading: Heading = 'h2',
  children,
}: {
  stone: StoneData;
  words: StoneWords;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}) {
  const { t } = words;
  const drawing = stone.wearing && drawingOf[stone.wearing.id];
  return (
    <div className="grid gap-8 *:min-w-0">
      <div className="flex items-center gap-5 rounded-tile bg-haldi-soft p-5 md:gap-8 md:p-8">
        {drawing && <Drawing name={drawing} className="w-20 shrink-0 md:w-32" />}
        <div className="min-w-0">
          <Badge tone={tones[stone.verdict]}>{t.verdicts[stone.verdict]}</Badge>
          <Heading className="mt-2 text-h2 text-balance">{stone.title}</Heading>
          <p className="mt-2 max-w-(--nr-measure) text-lg text-pretty">{stone.summary}</p>
        </div>
      </div>
      {stone.wearing && <Wearing wearing={stone.wearing} words={words} />}
      {children}
      <StoneByHour stone={stone} words={words} />
      <StoneDetails stone={stone} words={words} />
      <p className="max-w-(--nr-measure) text-sm text-ink-2">{t.care}</p>
    </div>
  );
}

/** Shows finger, metal, weight by both conventions, day and substitute. */
function Wearing({
  wearing,
  words: { t, lang },
}: {
  wearing: NonNullable<StoneData['wearing']>;
  words: StoneWords;
}) {
  const { finger, metals, weight, weekday, hora, upratna, notWith } = wearing;
  const range = ({ from, to }: { from: number; to: number }) => ({
    from: formatNumber(from, lang),
    to: formatNumber(to, lang),
  });
  const facts = [
    { name: t.finger, values: [fill(t.fingerText, { finger })] },
    { name: t.metal, values: [metals.join(', ')] },
    {
      name: t.weight,
      values: [
        fill(t.pakki, range(weight.pakki)),
        fill(t.sunari, range(weight.sunari)),
        fill(t.carat, range(weight.carat)),
      ],
    },
    { name: t.day, values: [fill(t.dayText, { weekday: weekday.name, graha: hora })] },
    { name: t.upratna, values: [upratna] },
  ];
  return (
    <section aria-label={t.wearing}>
      <h3 className="text-h3">{t.wearing}</h3>
      <dl className="mt-3 border-t border-line">
        {facts.map(({ name, values }) => (
          <div
            key={name}
            className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[12rem_1fr] sm:items-baseline"
          >
            <dt className="text-sm text-ink-3">{name}</dt>
            {values.map((value) => (
              <dd key={value} className="tabular font-medium first-letter:uppercase sm:col-start-2">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {notWith && <p className="mt-3 max-w-(--nr-measure)">{notWith}</p>}
      <p className="mt-2 max-w-(--nr-measure) text-sm text-ink-2">{t.practice}</p>
    </section>
  );
}
