import { birthDatetime } from './birth-time.ts';
import type { PersonValues } from './profiles.ts';
import type { Saving } from './saving.ts';
import type { AyanamsaChoice } from './settings-fields.tsx';

type Lang = 'en' | 'hi';

/** The kundli form. */
export type KundliForm = PersonValues & { email: string; ayanamsa: AyanamsaChoice; la: Lang; save: Saving };

/** The matching form. */
export type MatchingForm = {
  girl: PersonValues & { save: Saving };
  boy: PersonValues & { save: Saving };
  ayanamsa: AyanamsaChoice;
  la: Lang;
};

/** Date and time of a person as the API takes them; '' while they are not whole. */
export const datetimeOf = ({ birth }: PersonValues): string => birthDatetime(birth) ?? '';

/** What a kundli is asked by: the body of its order and the address of its result. */
export const kundliAsked = ({ ayanamsa, la, ...person }: KundliForm) => ({
  datetime: datetimeOf(person),
  coordinates: person.place?.coordinates ?? '',
  location: person.place?.location ?? '',
  ayanamsa,
  la,
  year_length: '1',
});

/** What a matching is asked by. */
export const matchingAsked = ({ girl, boy, ayanamsa, la }: MatchingForm) => ({
  ayanamsa,
  girl_coordinates: girl.place?.coordinates ?? '',
  girl_dob: datetimeOf(girl),
  boy_coordinates: boy.place?.coordinates ?? '',
  boy_dob: datetimeOf(boy),
  la,
});
