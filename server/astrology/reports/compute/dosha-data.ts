/** Mangal, Kaal Sarp and Sade Sati in the wire format. */
import type { KundliData, ReportLang } from '#contract/astrology/reports/data.ts';
import { type AyanamsaId, type Kundli, type MangalDosha, SATURN_PHASES, type SaturnPhase } from '#jyotish';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';
import { saturnStays } from './saturn.ts';
import { dayText, mangalReadings, mangalStrength, named, READER_SIGNS } from './words.ts';

const words = readWords('findings/kundli');

const CENTURY = 100 * 365.25 * 86_400_000;

/** Returns Mangal dosha with its exceptions, remedies and the counts from three points. */
export const mangalData = (mangal: MangalDosha, la: ReportLang): KundliData['mangal_dosha'] => ({
  has_dosha: mangal.present,
  description: mangal.description[la],
  has_exception: mangal.exceptions.length > 0,
  type: mangalStrength(mangal.strength, la),
  exceptions: mangal.exceptions.map((one) => one[la]),
  remedies: mangal.remedies.map((one) => one[la]),
  readings: mangalReadings(mangal.readings, la),
  house: mangal.house,
});

/** Returns Kaal Sarp, present or not. */
export function kaalSarpData({ kaalSarp }: Kundli, la: ReportLang): KundliData['kaal_sarp'] {
  const say = words[la].kaalSarp;
  const { present, name, side } = kaalSarp;
  if (!present || !name || !side) return { present: false, name: null, side: null, description: say.absent };
  const of = { name: name[la], side: say.sides[side] };
  return { present, ...of, description: fillText(say.present, of) };
}

const phaseData = (id: SaturnPhase, la: ReportLang) => ({ id, name: SATURN_PHASES[id][la] });

/** Returns Saturn's phases over the natal Moon: at birth, now, and in every stay within a hundred years. */
export function sadeSatiData(
  { chart, saturnPhase }: Kundli,
  options: {
    birth: number;
    at: number;
    ayanamsa: AyanamsaId;
    la: ReportLang;
    clock: (instant: number) => string;
  },
): KundliData['sade_sati'] {
  const { birth, at, ayanamsa, la, clock } = options;
  const stays = saturnStays({
    moonSign: chart.grahas.Moon.sign,
    from: birth,
    to: birth + CENTURY,
    ayanamsa,
  }).map(({ phase, sign, start, end }) => ({
    ...phaseData(phase, la),
    sign: named(READER_SIGNS, sign, la),
    start: clock(start),
    end: clock(end),
    runs: start <= at && at < end,
  }));
  const now = stays.find(({ runs }) => runs);
  const say = words[la].sadeSati;
  return {
    at_birth: saturnPhase && phaseData(saturnPhase, la),
    current: now ? { id: now.id, name: now.name, start: now.start, end: now.end } : null,
    description: now ? fillText(say.now, { name: now.name, until: dayText(now.end, la) }) : say.none,
    stays: stays.map(({ runs: _, ...stay }) => stay),
  };
}
