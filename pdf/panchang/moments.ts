import type { PanchangData, PanchangMoment } from '#contract/astrology/reports/data.ts';
import type { Lang } from '#languages/list.ts';
import { fillText } from '#languages/message.ts';
import { clockOf } from '../ui/dates.ts';
import type { PanchangWords } from './use-words.ts';

/** The limbs at one moment, with the words of the moment: "at sunrise, 6:38 am". */
export type NamedMoment = Partial<Omit<PanchangMoment, 'at'>> & {
  key: string;
  words: string;
  paksha: string;
};

/** Returns the limbs at sunrise (at midnight where the Sun does not rise) and at the time that was asked for. */
export function momentsOf(data: PanchangData, t: PanchangWords, lang: Lang): NamedMoment[] {
  const { sunrise, moment, lunar_month: month } = data;
  const [tithi, nakshatra, yoga, karana] = [data.tithi[0], data.nakshatra[0], data.yoga[0], data.karana[0]];
  const time = (local: string) => clockOf(local, data.date, lang);
  return [
    {
      key: 'sunrise',
      words: sunrise ? fillText(t.moments.sunrise, { time: time(sunrise) }) : t.moments.midnight,
      weekday: data.weekday,
      month: month.label,
      paksha: month.paksha,
      ...(tithi && { tithi }),
      ...(nakshatra && { nakshatra }),
      ...(yoga && { yoga }),
      ...(karana && { karana }),
    },
    {
      ...moment,
      key: 'asked',
      words: fillText(t.moments.asked, { time: time(moment.at) }),
      paksha: moment.tithi.paksha,
    },
  ];
}
