import { useTexts } from '#web/texts/use-texts.ts';
import { TabLinks } from '#web/ui/tabs.tsx';
import { dayPath, namedDays } from './days.ts';

/** Links to yesterday, today and tomorrow below `path`. */
export function DayLinks({ path, day }: { path: string; day: string }) {
  const { days } = useTexts('horoscope');
  return (
    <TabLinks
      label={days.label}
      current={day}
      tabs={namedDays.map((name) => ({ value: name, to: dayPath(path, name), text: days[name] }))}
    />
  );
}
