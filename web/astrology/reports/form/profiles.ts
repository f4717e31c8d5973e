import { useEffect, useState } from 'react';
import type { BirthProfile } from '#contract/people/birth-profiles/endpoints.ts';
import { api } from '#web/api/client.ts';
import { type BirthParts, partsOf } from './birth-time.ts';
import type { PlaceValue } from './place-value.ts';

/** One person of a form: name, birth and place. */
export type PersonValues = {
  name: string;
  birth: BirthParts;
  place: PlaceValue | null;
  /** The yes of a parent or guardian; absent unless the birth is a child's. */
  parent?: boolean;
};

/**
 * Returns the birth profiles of the signed-in user. Empty while they load or when that fails, since the form works
 * without them.
 */
export function useProfiles(): readonly BirthProfile[] {
  const [profiles, setProfiles] = useState<readonly BirthProfile[]>([]);
  useEffect(() => {
    let left = false;
    api('GET /api/birth-profiles').then(
      (response) => left || setProfiles(response.profiles),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return profiles;
}

/** Converts a birth profile to the form values of a person. */
export const personOf = (profile: BirthProfile): PersonValues => ({
  name: profile.name,
  birth: { ...partsOf(profile.datetime, profile.timeUnknown), cityClock: profile.offset ?? '' },
  place: {
    location: profile.location || profile.coordinates,
    coordinates: profile.coordinates,
    timezone: profile.timezone,
  },
});
