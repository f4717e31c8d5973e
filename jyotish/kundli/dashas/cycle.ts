/** Dashas that run through a cycle of lords in proportion to their years. */

/** A lord of a cycle and its years. */
export interface CycleLord<Lord> {
  lord: Lord;
  years: number;
}

/** A period of a cycle, UTC ms. */
export interface CyclePeriod<Lord> {
  lord: Lord;
  start: number;
  end: number;
}

/** A period with the periods it is divided into. */
export interface CycleDasha<Lord> extends CyclePeriod<Lord> {
  antar: CyclePeriod<Lord>[];
}

/** The options of `cycleDashas`. */
export interface CycleOptions<Lord> {
  cycle: readonly CycleLord<Lord>[];
  /** Index of the first lord. */
  first: number;
  /** Notional start of the first period, UTC ms. */
  start: number;
  /** Periods that begin before this are listed, UTC ms. */
  until: number;
  /** Length of a year, ms. */
  year: number;
}

/** Divides a period by the years of the cycle, from its own lord on. */
function divide<Lord>(cycle: readonly CycleLord<Lord>[], first: number, whole: CyclePeriod<Lord>) {
  const perYear = (whole.end - whole.start) / cycle.reduce((sum, { years }) => sum + years, 0);
  let { start } = whole;
  return [...cycle.slice(first), ...cycle.slice(0, first)].map(({ lord, years }): CyclePeriod<Lord> => {
    const from = start;
    start += years * perYear;
    return { lord, start: from, end: start };
  });
}

/** Lists the periods of a cycle that begins again and again, each with its antardashas. */
export function cycleDashas<Lord>({
  cycle,
  first,
  start,
  until,
  year,
}: CycleOptions<Lord>): CycleDasha<Lord>[] {
  const periods: CycleDasha<Lord>[] = [];
  let from = start;
  for (let index = first; from < until; index = (index + 1) % cycle.length) {
    const entry = cycle[index];
    if (!entry) break;
    const whole = { lord: entry.lord, start: from, end: from + entry.years * year };
    periods.push({ ...whole, antar: divide(cycle, index, whole) });
    from = whole.end;
  }
  return periods;
}
