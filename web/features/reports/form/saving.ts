import type { Relation } from '#contract/birth-profiles/endpoints.ts';
import { api } from '#web/api/client.ts';
import { birthDatetime } from './birth-time.ts';
import type { PersonValues } from './profiles.ts';

/** Whether a birth is to be kept with the account, whose it is, and the consent to it. */
export type Saving = { wanted: boolean; relation: Relation; consent: boolean };

/** Nothing is kept unless asked for. */
export const notSaved: Saving = { wanted: false, relation: 'me', consent: false };

/** True when the birth is to be kept. */
export const savesBirth = ({ wanted }: Saving): boolean => wanted;

/** Keeps a birth with the account. Throws what the server refuses with. */
export async function saveBirth({ name, birth, place }: PersonValues, saving: Saving): Promise<void> {
  await api('POST /api/birth-profiles', {
    body: {
      relation: saving.relation,
      name: name.trim(),
      datetime: (birthDatetime(birth) ?? '').slice(0, 16),
      timeUnknown: birth.timeUnknown,
      coordinates: place?.coordinates ?? '',
      location: place?.location ?? '',
      consent: saving.consent,
    },
  });
}
