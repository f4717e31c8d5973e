/** Dashas of other systems in the wire format. */
import type { OtherDasha, OtherDashasData, ReportLang } from '#contract/astrology/reports/data.ts';
import {
  ashtottariDashas,
  ashtottariUse,
  type Chart,
  type CycleDasha,
  charaDashas,
  GRAHA_NAMES,
  type YearLength,
  YOGINIS,
  yoginiDashas,
} from '#jyotish';
import { grahaData, named, READER_SIGNS } from './words.ts';

type Name = { id: number; name: string };

/** What the dashas are computed from: birth in UTC ms, its clock, and whether the Sun was up (null without sunrise). */
interface OtherDashasOptions {
  chart: Chart;
  instant: number;
  yearLength?: YearLength;
  isDay: boolean | null;
  la: ReportLang;
  clock: (instant: number) => string;
}

/** Returns the Yogini, Ashtottari and Chara dashas. */
export function otherDashasData(options: OtherDashasOptions): OtherDashasData {
  const { chart, instant, yearLength, isDay, la, clock } = options;
  const birth = { instant, moon: chart.grahas.Moon.longitude, yearLength };
  const dashaOf = <Lord>(
    { lord, start, end, antar }: CycleDasha<Lord>,
    nameOf: (lord: Lord) => Name,
  ): OtherDasha => ({
    ...nameOf(lord),
    start: clock(start),
    end: clock(end),
    antardasha: antar.map((part) => ({
      ...nameOf(part.lord),
      start: clock(part.start),
      end: clock(part.end),
    })),
  });
  const { byRahu, byHalf } = ashtottariUse(chart, isDay);
  return {
    yogini: yoginiDashas(birth).map((dasha) => ({
      ...dashaOf(dasha, (id) => ({ id, name: YOGINIS[id][la] })),
      lord: grahaData(YOGINIS[dasha.lord].lord, la),
    })),
    ashtottari: {
      by_rahu: byRahu,
      by_half: byHalf,
      periods: ashtottariDashas(birth).map((dasha) =>
        dashaOf(dasha, (lord) => ({ id: GRAHA_NAMES[lord].id, name: GRAHA_NAMES[lord][la] })),
      ),
    },
    chara: charaDashas({ chart, instant, yearLength }).map((dasha) =>
      dashaOf(dasha, (sign) => named(READER_SIGNS, sign, la)),
    ),
  };
}
