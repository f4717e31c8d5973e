/** Vimshottari in the wire format: three levels, the balance at birth, and the running periods. */
import type { DashaData, KundliData, MahadashaData, ReportLang } from '#contract/astrology/reports/data.ts';
import { type DashaBalance, type DashaPeriod, GRAHA_NAMES, type Mahadasha, runningDasha } from '#jyotish';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { grahaData } from './words.ts';

const words = readWords('findings/kundli');

type Clock = (instant: number) => string;

// Written field by field for speed: a kundli has eight hundred of them.
const periodData =
  (la: ReportLang, clock: Clock) =>
  ({ lord, start, end }: DashaPeriod): DashaData => ({
    id: GRAHA_NAMES[lord].id,
    name: GRAHA_NAMES[lord][la],
    start: clock(start),
    end: clock(end),
  });

/** Returns the nine mahadashas with both levels below them. */
export function dashaData(dashas: readonly Mahadasha[], la: ReportLang, clock: Clock): MahadashaData[] {
  // A period begins where the one before ends, and its first part begins with it. In order, each boundary is formatted
  // once.
  let border = Number.NaN;
  let written = '';
  const once: Clock = (instant) => {
    if (instant !== border) {
      border = instant;
      written = clock(instant);
    }
    return written;
  };
  const period = periodData(la, once);
  return dashas.map(({ lord, start, end, antar }) => {
    const { id, [la]: name } = GRAHA_NAMES[lord];
    const begin = once(start);
    const antardasha = antar.map((part) => {
      const { id, [la]: name } = GRAHA_NAMES[part.lord];
      const from = once(part.start);
      const pratyantardasha = part.pratyantar.map(period);
      return { id, name, start: from, end: once(part.end), pratyantardasha };
    });
    return { id, name, start: begin, end: once(end), antardasha };
  });
}

/** Returns the rest of the first mahadasha at birth. */
export function balanceData(
  { lord, years, duration }: DashaBalance,
  la: ReportLang,
): KundliData['dasha_balance'] {
  const whole = Math.floor(years);
  const months = Math.floor((years - whole) * 12);
  return {
    lord: grahaData(lord, la),
    duration,
    description: fillText(words[la].dashaBalance, { lord: GRAHA_NAMES[lord][la], years: whole, months }, la),
  };
}

/** Returns the periods that run at an instant; null outside the 120 years. */
export function runningData(
  dashas: readonly Mahadasha[],
  { at, la, clock }: { at: number; la: ReportLang; clock: Clock },
): KundliData['running'] {
  const running = runningDasha(dashas, at);
  if (!running) return null;
  const period = periodData(la, clock);
  return {
    at: clock(at),
    maha: period(running.maha),
    antar: period(running.antar),
    pratyantar: period(running.pratyantar),
  };
}
