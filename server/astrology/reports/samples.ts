import type { ReportContent, ReportKind } from '#contract/astrology/reports/report.ts';
import type { Lang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { InputReader, TypedInput } from './buying/request-data.ts';
import { contentOf } from './contents.ts';

const words = readWords('findings/samples');

/** The people of the samples are invented. */
const ananya = { datetime: '1994-08-14T06:40', coordinates: '26.912400,75.787300' };
const aditya = { datetime: '1991-11-23T21:15', coordinates: '18.520400,73.856700' };

/** A day that is over, so that the sample replaces nobody's panchang: Makar Sankranti 2026 in Varanasi. */
const day = { datetime: '2026-01-14T06:00', coordinates: '25.317600,82.973900', name: '' };

function sampleInput(kind: ReportKind, la: Lang): TypedInput {
  const say = words[la];
  switch (kind) {
    case 'kundli':
      return { ayanamsa: '1', subjects: [{ role: 'birth', ...ananya, ...say.ananya }] };
    case 'matching':
      return {
        ayanamsa: '1',
        subjects: [
          { role: 'girl', ...ananya, ...say.ananya },
          { role: 'boy', ...aditya, ...say.aditya },
        ],
      };
    case 'panchang':
      return { ayanamsa: '1', subjects: [{ role: 'day', ...day, ...say.panchang }] };
  }
}

/** Creates the sample reports: whole reports of invented people and of a day that is over, computed like paid ones. */
export const createSamples = ({ readInput, now }: { readInput: InputReader; now: () => Date }) => ({
  /** Returns the sample of a kind of report in a language. Anybody may read it. */
  async sample(kind: ReportKind, la: Lang): Promise<ReportContent> {
    const input = await readInput(kind, sampleInput(kind, la), now());
    if (input instanceof AppError) throw new Error(`the sample ${kind} is refused: ${input.code}`);
    return contentOf({ kind, input }, la, now());
  },
});
