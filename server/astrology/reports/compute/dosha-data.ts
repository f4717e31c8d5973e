/** Mangal, Kaal Sarp and Sade Sati in the wire format. */
import type { KundliData, ReportLang } from '#contract/astrology/reports/data.ts';
import { type AyanamsaId, type Kundli, type MangalDosha, SATURN_PHASES, type SaturnPhase } from '#jyotish';
import { saturnStays } from './saturn.ts';
import { dayText, mangalReadings, mangalStrength, named, READER_SIGNS } from './words.ts';

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

const kaalSarpTexts = {
  en: {
    side: { 'Rahu to Ketu': 'from Rahu to Ketu', 'Ketu to Rahu': 'from Ketu to Rahu' },
    present: (name: string, side: string) => `${name} Kaal Sarp: all seven grahas are on one side, ${side}.`,
    absent: 'No Kaal Sarp: the seven grahas are on both sides of Rahu and Ketu.',
  },
  hi: {
    side: { 'Rahu to Ketu': 'राहु से केतु तक', 'Ketu to Rahu': 'केतु से राहु तक' },
    present: (name: string, side: string) => `${name} कालसर्प: सातों ग्रह ${side} एक ही ओर हैं।`,
    absent: 'कालसर्प योग नहीं है: सातों ग्रह राहु-केतु के दोनों ओर हैं।',
  },
} as const;

/** Returns Kaal Sarp, present or not. */
export function kaalSarpData({ kaalSarp }: Kundli, la: ReportLang): KundliData['kaal_sarp'] {
  const say = kaalSarpTexts[la];
  const { present, name, side } = kaalSarp;
  if (!present || !name || !side) return { present: false, name: null, side: null, description: say.absent };
  const sideText = say.side[side];
  return { present, name: name[la], side: sideText, description: say.present(name[la], sideText) };
}

const saturnTexts = {
  en: {
    none: 'Neither Sade Sati nor Dhaiya is running now.',
    now: (name: string, until: string) => `Running now: ${name}, until ${until}.`,
  },
  hi: {
    none: 'इस समय न साढ़े साती है, न ढैया।',
    now: (name: string, until: string) => `इस समय: ${name}, ${until} तक।`,
  },
} as const;

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
  const say = saturnTexts[la];
  return {
    at_birth: saturnPhase && phaseData(saturnPhase, la),
    current: now ? { id: now.id, name: now.name, start: now.start, end: now.end } : null,
    description: now ? say.now(now.name, dayText(now.end, la)) : say.none,
    stays: stays.map(({ runs: _, ...stay }) => stay),
  };
}
