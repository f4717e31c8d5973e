/** The weeks of the year that are easiest for a beginning, and those that ask for most patience. */
import type { DashaPeriod, Graha } from '#jyotish';
import { STATE_WEIGHT } from './evidence.ts';
import type { Sky } from './sky.ts';
import type { SkyYear } from './slow-transits.ts';
import { NOW, YEAR } from './tables.ts';
import type { Reading } from './topic-chapter.ts';
import { chosen, type Frame, themeOf } from './words.ts';

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

const WINDOWS: readonly [Frame, ...Frame[]] = [
  {
    en: 'The lightest weeks for a beginning are those of {best}, {bestFrom} to {bestTo}, when {bestClause} in matters of {bestTheme}; the heaviest are those of {worst}, {worstFrom} to {worstTo}, when {worstClause} in matters of {worstTheme}',
    hi: 'आरंभ के लिए सबसे हल्के सप्ताह {best} के हैं, {bestFrom} से {bestTo} तक, {bestTheme} के विषय में: {bestClause}; सबसे भारी {worst} के हैं, {worstFrom} से {worstTo} तक, {worstTheme} के विषय में: {worstClause}',
  },
  {
    en: 'Plan what matters between {bestFrom} and {bestTo}, under {best}, with {bestTheme} in mind: {bestClause}; keep {worstFrom} to {worstTo}, under {worst}, for patience with {worstTheme}: {worstClause}',
    hi: 'ज़रूरी काम {bestFrom} से {bestTo} के बीच रखें, {best} के समय, {bestTheme} को ध्यान में रखकर: {bestClause}; {worstFrom} से {worstTo} तक, {worst} के समय, {worstTheme} के लिए धीरज रखें: {worstClause}',
  },
];

const ACTS: Frame = {
  en: '{act}; while {best} leads, {bestDo}; while {worst} does, {worstDo}',
  hi: '{act}; {best} के समय {bestDo}; {worst} के समय {worstDo}',
};

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
  const parts = (name: 'best' | 'worst', { lord, start, end }: DashaPeriod) => ({
    [name]: writer.graha(lord),
    [`${name}From`]: writer.date(Math.max(start, year.start)),
    [`${name}To`]: writer.date(end),
    [`${name}Theme`]: writer.word(themeOf(sky.houseOf(lord), sky.base)),
    [`${name}Clause`]: writer.word((name === 'best' ? YEAR.light : YEAR.heavy)[lord]),
  });
  const frame = chosen(WINDOWS, sky.houseOf(best.lord), sky.houseOf(worst.lord));
  const windows = writer.fill(frame, { ...parts('best', best), ...parts('worst', worst) });
  const advice = writer.fill(ACTS, {
    act,
    best: writer.graha(best.lord),
    bestDo: writer.word(NOW.do[best.lord]),
    worst: writer.graha(worst.lord),
    worstDo: writer.word(NOW.do[worst.lord]),
  });
  return `${writer.sentence(windows)} ${writer.sentence(advice)}`;
}
