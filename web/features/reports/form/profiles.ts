import { useEffect, useState } from 'react';
import type { BirthProfile } from '#contract/birth-profiles/endpoints.ts';
import { api } from '#web/api/client.ts';
import { type BirthParts, partsOf } from './birth-time.ts';
import type { PlaceValue } from './place-value.ts';

/** One person of a form: name, birth and place. */
export type PersonValues = { name: string; birth: BirthParts; place: PlaceValue | null };

/** The saved births of whoever is signed in; empty while they load or cannot be had: forms work without. */
export function useProfiles(): readonly BirthProfile[] {
  const [profiles, setProfiles] = useState<readonly BirthProfile[]>([]);
  useEffect(() => {
    let left = false;
    api('GET /api/birth-profiles').then(
      (answer) => left || setProfiles(answer.profiles),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return profiles;
}

/** A saved birth as the values of a person in a form. */
export const personOf = (profile: BirthProfile): PersonValues => ({
  name: profile.name,
  birth: partsOf(profile.datetime, profile.timeUnknown),
  place: {
    location: profile.location || profile.coordinates,
    coordinates: profile.coordinates,
    timezone: profile.timezone,
  },
});
