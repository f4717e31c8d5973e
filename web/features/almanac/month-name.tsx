import type { AlmanacMonthName } from '#contract/almanac/endpoints.ts';
import { fill } from '#web/texts/format.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** Names a lunar month by the counting of the place, with the other counting in brackets where it differs. */
export function MonthName({ month: { name, other, adhika } }: { month: AlmanacMonthName }) {
  const t = useTexts('almanac');
  const shown = adhika ? fill(t.adhika, { month: name }) : name;
  return <span>{other ? `${shown} (${other})` : shown}</span>;
}
