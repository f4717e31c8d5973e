import type { PanchangData, PanchangMoment } from '#contract/astrology/reports/data.ts';
import type { Lang } from '#languages/list.ts';
import type { Messages } from '#languages/messages.gen.ts';
import { clockOn } from '#web/astrology/reports/shared/wall-time.ts';
import { fill } from '#web/texts/format.ts';

/** The limbs at one moment, with the words of the moment: "at sunrise, 6:38 am". */
export type NamedMoment = Partial<Omit<PanchangMoment, 'at'>> & {
  id: 'sunrise' | 'asked';
  words: string;
  /** Local time; null where the Sun does not rise. */
  at: string | null;
};

/** Returns the limbs at sunrise (at midnight where the Sun does not rise) and at the time that was asked for. */
export function momentsOf(
  data: PanchangData,
  t: Messages['reports/panchang']['moments'],
  lang: Lang,
): NamedMoment[] {
  const { sunrise, moment, weekday } = data;
  const [tithi, nakshatra, yoga, karana] = [data.tithi[0], data.nakshatra[0], data.yoga[0], data.karana[0]];
  const time = (local: string) => clockOn(local, data.date, lang);
  return [
    {
      id: 'sunrise',
      words: sunrise ? fill(t.sunrise, { time: time(sunrise) }) : t.midnight,
      at: sunrise,
      weekday,
      month: data.lunar_month.label,
      ...(tithi && { tithi }),
      ...(nakshatra && { nakshatra }),
      ...(yoga && { yoga }),
      ...(karana && { karana }),
    },
    { ...moment, id: 'asked', words: fill(t.asked, { time: time(moment.at) }) },
  ];
}
