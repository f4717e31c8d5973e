/** The tolerance of a birth time before the report would change, in figures and words. */
import type { KundliData, ReportLang } from '#contract/astrology/reports/data.ts';
import type { Margin, Sensitivity } from '#jyotish';
import { fillText } from '#languages/message.ts';
import { readWords } from '#languages/read.ts';

type SensitivityData = KundliData['sensitivity'];

const words = readWords('findings/kundli');

/** Formats the whole minutes for which a fact certainly holds; from two hours on, whole hours. */
function lengthText(minutes: number, la: ReportLang): string {
  const say = words[la].sensitivity;
  return minutes < 120
    ? fillText(say.minutes, { n: Math.floor(minutes) })
    : fillText(say.hours, { n: Math.floor(minutes / 60) });
}

const rounded = (margin: Margin | null) =>
  margin && { earlier: Number(margin.earlier.toFixed(1)), later: Number(margin.later.toFixed(1)) };

/** Returns the margins of a birth time, and sentences to print. */
export function sensitivityData(
  margins: Sensitivity,
  { la, timeUnknown }: { la: ReportLang; timeUnknown: boolean },
): SensitivityData {
  const say = words[la].sensitivity;
  const line = (what: string, margin: Margin | null): string[] =>
    margin
      ? [
          fillText(say.line, {
            what,
            earlier: lengthText(margin.earlier, la),
            later: lengthText(margin.later, la),
          }),
        ]
      : [];
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
