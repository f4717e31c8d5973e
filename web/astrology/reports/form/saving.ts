import type { Relation } from '#contract/people/birth-profiles/endpoints.ts';
import { api } from '#web/api/client.ts';
import { birthDatetime } from './birth-time.ts';
import { chosenOffset } from './city-clocks.ts';
import type { PersonValues } from './profiles.ts';

/** Whether to save a birth profile, whose it is, and the consent to it. */
export type Saving = { wanted: boolean; relation: Relation; consent: boolean };

/** The default: nothing is saved. */
export const notSaved: Saving = { wanted: false, relation: 'me', consent: false };

/** Returns whether the birth is to be saved. */
export const savesBirth = ({ wanted }: Saving): boolean => wanted;

/** Saves a birth profile. Throws the server's refusal. */
export async function saveBirth({ name, birth, place, parent }: PersonValues, saving: Saving): Promise<void> {
  await api('POST /api/birth-profiles', {
    body: {
      relation: saving.relation,
      name: name.trim(),
      datetime: (birthDatetime(birth) ?? '').slice(0, 16),
      timeUnknown: birth.timeUnknown,
      offset: chosenOffset(birth, place),
      coordinates: place?.coordinates ?? '',
      location: place?.location ?? '',
      consent: saving.consent,
      parent: parent === true,
    },
  });
}
