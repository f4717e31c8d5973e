/** The weeks of the year that are easiest for a beginning, and those that ask for most patience. */
import type { DashaPeriod, Graha } from '#jyotish';
import { fillText } from '#languages/message.ts';
import { STATE_WEIGHT } from './evidence.ts';
import type { Sky } from './sky.ts';
import type { SkyYear } from './slow-transits.ts';
import { NOW, YEAR } from './tables.ts';
import type { Reading } from './topic-chapter.ts';
import { chosen } from './words.ts';

/** A period of which less is in the year is not read. */
const SHORTEST = 14 * 86_400_000;

/** Returns the pratyantardashas of which at least two weeks are in the year. */
const monthsOf = ({ kundli: { dashas } }: Sky, { start, end }: SkyYear): DashaPeriod[] =>
  dashas
    .flatMap(({ antar }) => antar)
    .filter((antar) => antar.end > start && antar.start < end)
    .flatMap(({ pratyantar }) => pratyantar)
    .filter((part) => Math.min(part.end, end) - Math.max(part.start, start) >= SHORTEST);

/** Returns how easy a period's lord makes things: its strength, and the houses that it rules and is in. */
function easeOf(lord: Graha, sky: Sky): number {
  const state = sky.stateOf(lord);
  const good = [1, 5, 9, 10, 11];
  const heavy = [6, 8, 12];
  const houses = [...sky.ruledBy(lord), sky.houseOf(lord)];
  const score = houses.reduce((sum, house) => {
    if (good.includes(house)) return sum + 1;
    return heavy.includes(house) ? sum - 1 : sum;
  }, 0);
  return score + (state ? STATE_WEIGHT[state] : -0.5);
}

/**
 * Returns the paragraph on the easiest and the heaviest pratyantardasha of the year, with what to do (`act` first);
 * undefined outside the 120 years.
 */
export function windowsText({ sky, writer }: Reading, year: SkyYear, act: string): string | undefined {
  const months = monthsOf(sky, year).map((period) => ({ ...period, ease: easeOf(period.lord, sky) }));
  const [first] = months;
  if (!first) return undefined;
  const best = months.reduce((a, b) => (b.ease > a.ease ? b : a), first);
  const worst = months.reduce((a, b) => (b.ease < a.ease ? b : a), first);
  if (best === worst) return undefined;
  const { light, heavy } = YEAR[writer.lang];
  const acts = NOW[writer.lang].do;
  const from = ({ start }: DashaPeriod) => writer.date(Math.max(start, year.start));
  const theme = ({ lord }: DashaPeriod) => writer.theme(sky.houseOf(lord), sky.base);
  const windows = fillText(chosen(writer.say.year.windows, sky.houseOf(best.lord), sky.houseOf(worst.lord)), {
    best: writer.graha(best.lord),
    bestFrom: from(best),
    bestTo: writer.date(best.end),
    bestTheme: theme(best),
    bestClause: light[best.lord],
    worst: writer.graha(worst.lord),
    worstFrom: from(worst),
    worstTo: writer.date(worst.end),
    worstTheme: theme(worst),
    worstClause: heavy[worst.lord],
  });
  const advice = fillText(writer.say.year.acts, {
    act,
    best: writer.graha(best.lord),
    bestDo: acts[best.lord],
    worst: writer.graha(worst.lord),
    worstDo: acts[worst.lord],
  });
  return `${writer.sentence(windows)} ${writer.sentence(advice)}`;
}
