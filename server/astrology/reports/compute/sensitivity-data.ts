/** The tolerance of a birth time before the report would change, in figures and words. */
import type { KundliData, ReportLang } from '#contract/astrology/reports/data.ts';
import type { Margin, Sensitivity } from '#jyotish';

type SensitivityData = KundliData['sensitivity'];

const texts = {
  en: {
    lagna: 'The ascendant',
    moonPada: 'The quarter of the birth star',
    maha: 'The running mahadasha',
    antar: 'The running antardasha',
    line: (what: string, earlier: string, later: string) =>
      `${what} stays the same if the birth was up to ${earlier} earlier or ${later} later.`,
    polar: 'So far north or south the ascendant moves unevenly, so no margin can be given for it.',
    minutes: (n: number) => `${n} min`,
    hours: (n: number) => `${n} h`,
    unknown:
      'The time of birth is not known and noon was used: the ascendant, houses and dasha dates may differ.',
  },
  hi: {
    lagna: 'लग्न',
    moonPada: 'जन्म नक्षत्र का चरण',
    maha: 'वर्तमान महादशा',
    antar: 'वर्तमान अंतर्दशा',
    line: (what: string, earlier: string, later: string) =>
      `जन्म ${earlier} पहले या ${later} बाद तक का हो, तब भी ${what} वही रहेगा।`,
    polar: 'इतने उत्तर या दक्षिण में लग्न असमान गति से चलता है; इसकी सीमा नहीं बताई जा सकती।',
    minutes: (n: number) => `${n} मिनट`,
    hours: (n: number) => `${n} घंटे`,
    unknown: 'जन्म समय पता नहीं है और दोपहर 12 बजे का समय लिया गया है: लग्न, भाव और दशा की तारीखें बदल सकती हैं।',
  },
} as const;

/** Formats the whole minutes for which a fact certainly holds; from two hours on, whole hours. */
function lengthText(minutes: number, la: ReportLang): string {
  const say = texts[la];
  return minutes < 120 ? say.minutes(Math.floor(minutes)) : say.hours(Math.floor(minutes / 60));
}

const rounded = (margin: Margin | null) =>
  margin && { earlier: Number(margin.earlier.toFixed(1)), later: Number(margin.later.toFixed(1)) };

/** Returns the margins of a birth time, and sentences to print. */
export function sensitivityData(
  margins: Sensitivity,
  { la, timeUnknown }: { la: ReportLang; timeUnknown: boolean },
): SensitivityData {
  const say = texts[la];
  const line = (what: string, margin: Margin | null): string[] =>
    margin ? [say.line(what, lengthText(margin.earlier, la), lengthText(margin.later, la))] : [];
  const lines = timeUnknown
    ? [say.unknown]
    : [
        ...(margins.lagna ? line(say.lagna, margins.lagna) : [say.polar]),
        ...line(say.moonPada, margins.moonPada),
        ...line(say.maha, margins.runningMaha),
        ...line(say.antar, margins.runningAntar),
      ];
  return {
    lagna: rounded(margins.lagna),
    moon_pada: rounded(margins.moonPada) ?? { earlier: 0, later: 0 },
    running_maha: rounded(margins.runningMaha),
    running_antar: rounded(margins.runningAntar),
    lines,
  };
}
