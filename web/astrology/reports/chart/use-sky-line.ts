import { useEffect, useState } from 'react';
import type { KundliData } from '#contract/astrology/reports/data.ts';
import { skyDecades } from '#contract/astrology/reports/rules.ts';
import type { SkyMonths } from '#contract/astrology/reports/sky-months.ts';
import { api } from '#web/api/client.ts';
import { decadeOf, housesAt, type Month, monthAt } from './sky-line.ts';

const YEARS_OF_A_LIFE = 100;

/** The time line of a chart: closed until `open`, then at a month between the birth and a hundred years later. */
export type SkyLine = {
  month: Month | null;
  range: { first: Month; last: Month };
  /** Where the slow grahas stand in that month; null until they are loaded. */
  sky: { id: number; house: number }[] | null;
  failed: boolean;
  open: () => void;
  move: (month: Month) => void;
  close: () => void;
  retry: () => void;
};

/** Moves the sky over a chart. Decades are loaded when the line comes to them. */
export function useSkyLine({ birth, lagna, conventions, running }: KundliData): SkyLine {
  const [month, setMonth] = useState<Month | null>(null);
  const [decades, setDecades] = useState<ReadonlyMap<number, SkyMonths>>(new Map());
  const [failed, setFailed] = useState(false);
  const decade = month === null ? null : decadeOf(month);
  const isMissing = decade !== null && !decades.has(decade) && !failed;
  const ayanamsa = String(conventions.ayanamsa.id) as '1' | '3' | '5';
  useEffect(() => {
    if (!isMissing || decade === null) return;
    let isGone = false;
    api('GET /api/astrology/sky-months/{decade}', { params: { decade: String(decade) }, query: { ayanamsa } })
      .then((found) => !isGone && setDecades((known) => new Map(known).set(decade, found)))
      .catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
    };
  }, [isMissing, decade, ayanamsa]);
  const born = monthAt(Date.parse(birth.datetime));
  const range = {
    first: Math.max(born, skyDecades.first * 12),
    last: Math.min(born + YEARS_OF_A_LIFE * 12, (skyDecades.last + 10) * 12 - 1),
  };
  const loaded = decade === null ? undefined : decades.get(decade);
  const move = (to: Month) => {
    setFailed(false);
    setMonth(Math.min(range.last, Math.max(range.first, to)));
  };
  return {
    month,
    range,
    sky: loaded && month !== null ? housesAt(loaded, { month, lagna: lagna.sign.id }) : null,
    failed,
    open: () => move(monthAt(running ? Date.parse(running.at) : Date.now())),
    move,
    close: () => setMonth(null),
    retry: () => setFailed(false),
  };
}
