import type { AlmanacMonthName } from '#contract/astrology/almanac/endpoints.ts';

/** Names a lunar month by the counting of the place, with the other counting in brackets where it differs. */
export const MonthName = ({ month: { name, other } }: { month: AlmanacMonthName }) => (
  <span>{other ? `${name} (${other})` : name}</span>
);
