import { type BirthParts, dateOf, timeOf } from './birth-time.ts';
import { chosenOffset } from './city-clocks.ts';
import type { PlaceValue } from './place-value.ts';

/** Returns what is typed of a birth so far: YYYY-MM-DD, HH:mm, coordinates and a city's own clock, each null until it is whole. */
export const typedMoment = ({ birth, place }: { birth: BirthParts; place: PlaceValue | null }) => ({
  date: dateOf(birth),
  time: birth.timeUnknown ? null : timeOf(birth),
  coordinates: place?.coordinates ?? null,
  offset: chosenOffset(birth, place),
});
