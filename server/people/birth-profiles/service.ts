import type { z } from 'zod';
import { isAdult } from '#contract/core/age.ts';
import {
  type BirthProfile,
  birthConsent,
  type birthProfileInputSchema,
  childConsent,
  profilesAtMost,
  type Relation,
} from '#contract/people/birth-profiles/endpoints.ts';
import type { Lang } from '#languages/list.ts';
import type { PlacesService } from '../../astrology/places/service.ts';
import type { ReportsService } from '../../astrology/reports/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { type Database, isUniqueViolation, type Tx, transact } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/sql.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountsService } from '../accounts/service.ts';
import { deleteProfile, insertProfile, type ProfileRow, readProfiles, updateProfile } from './store.ts';

/** The birth profiles service. */
export type BirthProfilesService = ReturnType<typeof createBirthProfiles>;

/** A birth profile as it was typed. */
export type TypedProfile = z.output<typeof birthProfileInputSchema>;

const present = (row: ProfileRow): BirthProfile => ({
  _id: row.id,
  relation: row.relation,
  name: row.name,
  gender: row.gender,
  datetime: row.datetime,
  timeUnknown: row.time_unknown,
  coordinates: `${row.latitude.toFixed(6)},${row.longitude.toFixed(6)}`,
  location: row.location,
  timezone: row.timezone,
  offset: row.utc_offset,
  consent:
    row.consent_at && row.consent_purpose && row.consent_version
      ? { purpose: row.consent_purpose, version: row.consent_version, givenAt: row.consent_at.toISOString() }
      : null,
});

type Deps = { reports: ReportsService; accounts: AccountsService; now: () => Date };

/** Returns the row of a typed birth, or the error. */
async function check({ reports, now }: Deps, typed: TypedProfile) {
  if (!typed.name) return appError('kundli_fields');
  if (typed.relation !== 'me' && !typed.consent) return appError('profile_consent');
  const birth = await reports.checkBirth(typed);
  if (birth instanceof AppError) return birth;
  const child = !isAdult(birth.datetime, now());
  if (child && typed.relation === 'me') return appError('profile_own_adult');
  if (child && !typed.parent) return appError('profile_parent');
  return {
    relation: typed.relation,
    name: typed.name,
    gender: typed.gender ?? null,
    datetime: birth.datetime,
    time_unknown: birth.timeUnknown,
    latitude: birth.latitude,
    longitude: birth.longitude,
    location: birth.location,
    timezone: birth.timezone,
    utc_offset: birth.offset,
  };
}

/**
 * Returns the consent: of the parent for a child, else of the person. It is recorded with every new profile, and again when a
 * profile becomes another person's.
 */
async function consentOf(
  tx: Tx,
  { accounts, now }: Deps,
  {
    userId,
    relation,
    datetime,
    before,
  }: { userId: string; relation: Relation; datetime: string; before?: ProfileRow },
) {
  const child = !isAdult(datetime, now());
  if (relation === 'me') return { consent_purpose: null, consent_version: null, consent_at: null };
  const { purpose, version } = child ? childConsent : birthConsent;
  const same = before?.consent_purpose === purpose && before.consent_version === version;
  if (before?.consent_at && same && before.relation === relation) return {};
  await accounts.recordConsent(tx, { userId, purpose, version, now: now() });
  return { consent_purpose: purpose, consent_version: version, consent_at: now() };
}

/** Runs a write on a person's profiles, one at a time, and returns the profile whose id it returns. */
async function writeProfile(
  db: Database,
  userId: string,
  write: (tx: Tx, saved: ProfileRow[]) => Promise<string | AppError>,
): Promise<BirthProfile | AppError> {
  try {
    const id = await transact(db, async (tx) => {
      await lockName(tx, `birth profiles ${userId}`);
      return write(tx, await readProfiles(tx, userId));
    });
    if (id instanceof AppError) return id;
    const row = (await readProfiles(db, userId)).find((one) => one.id === id);
    return row ? present(row) : appError('profile_not_found');
  } catch (error) {
    if (isUniqueViolation(error, 'birth_profiles_me')) return appError('profile_own_exists');
    throw error;
  }
}

/**
 * Creates the birth profiles service. A profile is validated like the birth of a kundli. Changes of one person's
 * profiles are serialised.
 */
export function createBirthProfiles(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  parts: { reports: ReportsService; accounts: AccountsService; places: PlacesService },
) {
  const deps: Deps = { ...parts, now };

  return {
    /** Lists a person's birth profiles, with their places in a language. */
    list: async (userId: string, lang: Lang): Promise<BirthProfile[]> =>
      Promise.all(
        (await readProfiles(db, userId)).map(async (row) => ({
          ...present(row),
          location: await parts.places.inLanguage(row, row.location, lang),
        })),
      ),

    /** Saves a birth profile. */
    async add(userId: string, typed: TypedProfile): Promise<BirthProfile | AppError> {
      const row = await check(deps, typed);
      if (row instanceof AppError) return row;
      return writeProfile(db, userId, async (tx, saved) => {
        if (saved.length >= profilesAtMost) return appError('profiles_full', { n: profilesAtMost });
        const at = now();
        const id = newId(at);
        const consent = await consentOf(tx, deps, { userId, ...row });
        await insertProfile(tx, { id, user_id: userId, ...row, ...consent, created_at: at, updated_at: at });
        return id;
      });
    },

    /** Replaces a birth profile. Another person's is not found. */
    async change(userId: string, id: string, typed: TypedProfile): Promise<BirthProfile | AppError> {
      const row = await check(deps, typed);
      // A profile that is not the person's own is refused as such, before its content is validated.
      if (row instanceof AppError && (await readProfiles(db, userId)).some((one) => one.id === id))
        return row;
      return writeProfile(db, userId, async (tx, saved) => {
        const before = saved.find((one) => one.id === id);
        if (!before || row instanceof AppError) return appError('profile_not_found');
        const consent = await consentOf(tx, deps, { userId, ...row, before });
        await updateProfile(tx, id, { ...row, ...consent, updated_at: now() });
        return id;
      });
    },

    /** Deletes a birth profile. Another person's is not found. */
    remove: (userId: string, id: string): Promise<null | AppError> =>
      transact(db, async (tx) => {
        const saved = await readProfiles(tx, userId);
        if (!saved.some((one) => one.id === id)) return appError('profile_not_found');
        await deleteProfile(tx, id);
        return null;
      }),
  };
}
