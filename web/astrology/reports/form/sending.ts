import type { Lang } from '#languages/list.ts';
import { birthDatetime } from './birth-time.ts';
import type { PersonValues } from './profiles.ts';
import type { Saving } from './saving.ts';
import type { AyanamsaChoice } from './settings-fields.tsx';

/** The values of the kundli form. */
export type KundliForm = PersonValues & { email: string; ayanamsa: AyanamsaChoice; la: Lang; save: Saving };

/** The values of the matching form. */
export type MatchingForm = {
  girl: PersonValues & { save: Saving };
  boy: PersonValues & { save: Saving };
  ayanamsa: AyanamsaChoice;
  la: Lang;
};

/** Returns a person's date and time for the API; '' while they are incomplete. */
export const datetimeOf = ({ birth }: PersonValues): string => birthDatetime(birth) ?? '';

/** Returns the parameters of a kundli: the body of its order, and the URL of its result. */
export const kundliParams = ({ ayanamsa, la, ...person }: KundliForm) => ({
  datetime: datetimeOf(person),
  coordinates: person.place?.coordinates ?? '',
  location: person.place?.location ?? '',
  ayanamsa,
  la,
  year_length: '1',
});

/** Returns the parameters of a matching. */
export const matchingParams = ({ girl, boy, ayanamsa, la }: MatchingForm) => ({
  ayanamsa,
  girl_coordinates: girl.place?.coordinates ?? '',
  girl_dob: datetimeOf(girl),
  boy_coordinates: boy.place?.coordinates ?? '',
  boy_dob: datetimeOf(boy),
  la,
});
