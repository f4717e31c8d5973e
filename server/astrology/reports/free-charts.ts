import type { Sky } from '#contract/astrology/remedies/endpoints.ts';
import type { KundliPreview } from '#contract/astrology/reports/data.ts';
import type { Lang } from '#languages/list.ts';
import { AppError } from '../../platform/core/app-error.ts';
import type { InputReader, TypedInput, TypedSubject } from './buying/request-data.ts';
import { type ReadBirth, readBirth } from './compute/birth.ts';
import { firstSubject, previewData } from './compute/kundli-data.ts';
import { skyData } from './compute/sky-data.ts';

/** A date that is being typed, and what there is of time and place. */
export type TypedSky = {
  date: string;
  time?: string | null | undefined;
  coordinates?: string | null | undefined;
  offset?: string | null | undefined;
};

/** Ujjain, whose meridian is that of Indian astronomy. */
const ujjain = '23.176500,75.788500';

/** Creates what is computed of a birth free of charge. Nothing is stored. */
export const createFreeCharts = ({ readInput, now }: { readInput: InputReader; now: () => Date }) => ({
  /** Returns chart, Moon sign and nakshatra of a birth before payment. */
  async preview(typed: TypedInput, la: Lang): Promise<KundliPreview | AppError> {
    const input = await readInput('kundli', typed, now());
    return input instanceof AppError ? input : previewData(input, la);
  },

  /** Validates a birth like that of a kundli, for advice that is free. */
  async readBirth(typed: Omit<TypedSubject, 'role'>): Promise<ReadBirth | AppError> {
    const subjects = [{ ...typed, role: 'birth' as const }];
    const input = await readInput('kundli', { ayanamsa: '1', subjects }, now());
    return input instanceof AppError ? input : readBirth(firstSubject(input));
  },

  /** Returns the grahas of a date, with a time and a place once they are typed; until then of noon in Ujjain. */
  async sky({ date, time, coordinates, offset }: TypedSky, la: Lang): Promise<Sky | AppError> {
    const subject = {
      role: 'birth' as const,
      datetime: `${date}T${time || '12:00'}`,
      coordinates: coordinates || ujjain,
      timeUnknown: !time,
      offset,
    };
    const input = await readInput('kundli', { ayanamsa: '1', subjects: [subject] }, now());
    if (input instanceof AppError) return input;
    const { ayanamsa } = input;
    return skyData({ ayanamsa, subject: firstSubject(input), lagna: Boolean(time && coordinates) }, la);
  },
});
