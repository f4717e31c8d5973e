import type { ReportContent, ReportKind } from '#contract/astrology/reports/report.ts';
import type { Lang } from '#languages/list.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { InputReader, TypedInput, TypedSubject } from './buying/request-data.ts';
import { contentOf } from './contents.ts';

type Words = Record<Lang, string>;

/** The people of the samples are invented. */
const people = {
  ananya: {
    datetime: '1994-08-14T06:40',
    coordinates: '26.912400,75.787300',
    name: { en: 'Ananya', hi: 'अनन्या' },
    location: { en: 'Jaipur, Rajasthan, India', hi: 'जयपुर, राजस्थान, भारत' },
  },
  aditya: {
    datetime: '1991-11-23T21:15',
    coordinates: '18.520400,73.856700',
    name: { en: 'Aditya', hi: 'आदित्य' },
    location: { en: 'Pune, Maharashtra, India', hi: 'पुणे, महाराष्ट्र, भारत' },
  },
} as const;

/** A day that is over, so that the sample replaces nobody's panchang: Makar Sankranti 2026 in Varanasi. */
const day = {
  datetime: '2026-01-14T06:00',
  coordinates: '25.317600,82.973900',
  name: { en: '', hi: '' },
  location: { en: 'Varanasi, Uttar Pradesh, India', hi: 'वाराणसी, उत्तर प्रदेश, भारत' },
};

const subject = (
  role: TypedSubject['role'],
  { name, location, ...rest }: { datetime: string; coordinates: string; name: Words; location: Words },
  la: Lang,
): TypedSubject => ({ role, ...rest, name: name[la], location: location[la] });

function sampleInput(kind: ReportKind, la: Lang): TypedInput {
  switch (kind) {
    case 'kundli':
      return { ayanamsa: '1', subjects: [subject('birth', people.ananya, la)] };
    case 'matching':
      return {
        ayanamsa: '1',
        subjects: [subject('girl', people.ananya, la), subject('boy', people.aditya, la)],
      };
    case 'panchang':
      return { ayanamsa: '1', subjects: [subject('day', day, la)] };
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
